import { messageArea } from "../message-area";

/** Criteria of a search as sentences, and what is wrong with a search in a URL. */
export const searchPhrases = messageArea("search-phrases", {
  "problem.not-json": "The search in the URL ({path}) is not valid JSON: {value}",
  "problem.unknown-key": "{path}: unknown filter",
  "problem.unknown-value": "{path}: unknown value “{value}”",
  "problem.bad-shape": "{path}: “{value}” has the wrong format",
  "problem.bad-regex": "{path}: “{value}” is not a valid regular expression and matches nothing",
  "problem.slow-regex":
    "{path}: the pattern “{value}” takes too long and was stopped. Avoid repetitions inside repetitions",
  "problem.not-available": "{path}: the loaded card data has no “{value}”",
  "phrase.also": "{value}",
  "phrase.clan.or": "{value}",
  "phrase.clan.and": "also {value}",
  "phrase.clan.not": "not {value}",
  "phrase.clan.no-path.or": "no path",
  "phrase.clan.no-path.and": "also no path",
  "phrase.clan.no-path.not": "some path",
  "phrase.clan.not-required.or": "neither clan nor path",
  "phrase.clan.not-required.and": "also neither clan nor path",
  "phrase.clan.not-required.not": "a clan or path",
  "phrase.sect.or": "sect {value}",
  "phrase.sect.and": "also sect {value}",
  "phrase.sect.not": "sect not {value}",
});
