/// Courses, their lessons, and the tables where those are tried.

import * as api from "../net/api";
import { forget, knownTable, knownTables, remember } from "../net/memory";
import type { CourseInfo, LessonInfo } from "../net/protocol";

export const addressOf = (course: CourseInfo, lesson: LessonInfo): string => `/learn/${course.name}/${lesson.name}`;

/// Return the first lesson of some that was not done, else the first.
export const goesOnWith = (lessons: readonly LessonInfo[], done: (lesson: LessonInfo) => boolean): LessonInfo =>
  lessons.find((lesson) => !done(lesson)) ?? lessons[0]!;

/// Return the table where a lesson is tried in this browser, founded if there is none; the server keeps one for a day.
export async function tableFor(course: string, lesson: string): Promise<string> {
  const name = `${course}/${lesson}`;
  const known = knownTables().find((one) => one.lesson === name);
  if (known && (await isThere(known.table))) return known.table;
  const { table, maker, seats } = await api.found({ lesson: { course, lesson } });
  remember(table, { keys: [maker, ...seats.flatMap(({ key }) => key ?? [])], lesson: name });
  return table;
}

async function isThere(table: string): Promise<boolean> {
  try {
    return (await api.view(table, knownTable(table)?.keys ?? [])).info.lesson !== undefined;
  } catch (error) {
    if (!(error instanceof api.Trouble) || error.problem.reason !== "unknown_table") throw error;
    forget(table);
    return false;
  }
}
