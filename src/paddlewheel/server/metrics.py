"""What the server counts, for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.orders = Counter("paddlewheel_orders", "Orders by kind and answer", ["kind", "answer"], registry=self.registry)
        self.entries = Counter("paddlewheel_entries", "Entries kept, by who caused them", ["by"], registry=self.registry)
        self.tables = Counter("paddlewheel_tables_founded", "Tables founded", registry=self.registry)
        self.dropped = Counter("paddlewheel_sockets_dropped", "Sockets dropped as too slow", registry=self.registry)
        self.unavailable = Counter("paddlewheel_store_failures", "Times that nothing could be kept", registry=self.registry)
        self.failed = Counter("paddlewheel_captain_failures", "Times that a captain did not answer", registry=self.registry)
        self.page_failures = Counter("paddlewheel_page_failures", "Parts of the page that failed", registry=self.registry)
        self.open_tables = Gauge("paddlewheel_tables_open", "Tables held in memory", registry=self.registry)
        self.sockets = Gauge("paddlewheel_sockets", "Sockets connected", registry=self.registry)
        self.connections = Gauge("paddlewheel_connections", "Connections, sockets among them", registry=self.registry)
        self.cut = Counter(
            "paddlewheel_connections_cut", "Connections cut off, by the reason", ["why"], registry=self.registry
        )
        self.refusals = Counter("paddlewheel_refusals", "What was too much, by its code", ["code"], registry=self.registry)
        self.requests = Counter(
            "paddlewheel_http_requests", "Requests answered", ["method", "part", "status"], registry=self.registry
        )
        self.answering = Histogram(
            "paddlewheel_http_seconds",
            "Time to answer a request",
            ["part"],
            buckets=(0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10),
            registry=self.registry,
        )
        self.not_cleared = Counter(
            "paddlewheel_clearings_refused", "Times that nothing was cleared as the clock was wrong", registry=self.registry
        )
        self.unreadable = Gauge("paddlewheel_tables_unreadable", "Tables that cannot be read", registry=self.registry)
        self.ready = Gauge("paddlewheel_ready", "Whether something could be kept a moment ago", registry=self.registry)
        self.database = Gauge("paddlewheel_database_bytes", "Bytes that the database takes", registry=self.registry)
        self.reports = Gauge("paddlewheel_reports_open", "Reports of players to be looked at", registry=self.registry)
        self.longest_wait = Gauge(
            "paddlewheel_captain_longest_wait_seconds", "How long a race waits for its captain", registry=self.registry
        )
        self.lag = Histogram(
            "paddlewheel_loop_lag_seconds",
            "How late the loop is",
            buckets=(0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3),
            registry=self.registry,
        )
        self.keeping = Histogram(
            "paddlewheel_keep_seconds",
            "Time to keep entries durably",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self.registry,
        )
        self.thinking = Histogram(
            "paddlewheel_captain_seconds",
            "Time a captain takes for a run of decisions",
            buckets=(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30),
            registry=self.registry,
        )

        self.waiting = Histogram(
            "paddlewheel_work_wait_seconds",
            "Time that work waits for a process, for races with people or without",
            ["people"],
            buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30),
            registry=self.registry,
        )
        self.queued = Gauge("paddlewheel_work_queued", "Pieces of work that wait for a process", registry=self.registry)
        self.busy = Gauge("paddlewheel_work_under_way", "Pieces of work that processes do now", registry=self.registry)
        self.queued_seconds = Gauge(
            "paddlewheel_work_queued_seconds", "Seconds of work that wait for each process", registry=self.registry
        )
        self.workers_memory = Gauge("paddlewheel_workers_bytes", "Memory of the worker processes", registry=self.registry)
        self.tables_bytes = Gauge("paddlewheel_tables_bytes", "Memory that open tables take", registry=self.registry)
        self.backlog = Gauge("paddlewheel_backlog_bytes", "Bytes that wait for slow readers", registry=self.registry)

        self._orders, self._entries = cache(self.orders.labels), cache(self.entries.labels)
        """Counters of every move, looked up once."""

    def count_order(self, kind: str, answer: str) -> None:
        """Count an order, and what was answered."""
        self._orders(kind, answer).inc()

    def count_entries(self, by: str, count: int) -> None:
        """Count entries, and who caused them."""
        self._entries(by).inc(count)

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self.registry)
