"""Races among computer captains: matches, ratings, tuning, on one machine or on Ray."""
