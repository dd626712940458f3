/** Faults a person can mend: shown as their message alone, while any other error keeps its stack trace. */

/** A fault in the site's own files or in this machine's set-up, told in lines that name the file and the mend. */
export class BuildFault extends Error {
  /** @override */
  name = 'BuildFault';
}

/**
 * What to print for an error: the message for a fault that a person can mend, the stack trace for a fault of ours.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (!(error instanceof Error)) return String(error);
  const isForPeople = error.name === 'BuildFault' || error.name === 'SettingsError';
  return isForPeople ? error.message : (error.stack ?? error.message);
}
