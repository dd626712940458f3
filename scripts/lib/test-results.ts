export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** What is used of Playwright's JSON report. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}

/** Counts the tests of a report; a test that passed only the second time and an error outside of tests are failures. */
export function countResults({ stats, errors = [] }: Report, exitCode: number): Totals {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: failed || (exitCode === 0 ? 0 : 1), skipped: stats.skipped };
}

/** The last line of `npm test`, for people and for programs. */
export const formatTotals = ({ passed, failed, skipped }: Totals) =>
  `total: ${passed} passed, ${failed} failed, ${skipped} skipped`;
