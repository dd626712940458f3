/** Counts what passed, failed and was skipped over all steps of `npm test`. */

export class Totals {
  passed = 0;
  failed = 0;
  skipped = 0;

  /** @param {{ passed?: number, failed?: number, skipped?: number }} counts */
  add({ passed = 0, failed = 0, skipped = 0 }) {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
  }

  /** The last line of a test run, read by people and by machines. */
  toString() {
    return `total: ${this.passed} passed, ${this.failed} failed, ${this.skipped} skipped`;
  }
}
