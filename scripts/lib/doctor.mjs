/** The parts of `npm run doctor` that look at the content and at links; scripts/doctor.mjs reads and prints. */

/**
 * @typedef {object} Found
 * @property {string} place where it stands, such as `content/profile.ts › email`
 * @property {string} value
 * @property {string} why
 */

/** @typedef {{ url: string, status: number | null, problem: string | null }} Answer */

/** The ids of the public films that stand in for the owner's own videos. */
const SAMPLE_VIDEOS = ['nr5Pj6GQL2o', '4czjS9h4Fpg', 'l3QQQu7QLoM', 'dE-vOscpiNc', 'doN4t5NKW-k'];

/** The names that standards keep for examples: nobody can own one, so nothing ever answers there. */
const RESERVED =
  /(?:^|[.@]|:\/\/)(?:[\w-]+\.)*(?:[\w-]+\.(?:example|invalid|test)|example\.(?:com|net|org))(?![\w.-])/i;

/** The numbers that the French regulator keeps for films and books. */
const FICTION = /^(?:\+33|0)(?:19900|26191|35301|46571|53649|63998)\d{4}$/;

const SAMPLE_NAME = /\bCamille\b|\bVega\b/;

/**
 * Every text in a value, with the way to it as code would write it.
 * @param {unknown} value
 * @param {string} path
 * @returns {[path: string, text: string][]}
 */
function textsOf(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsOf(child, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

/**
 * What still is of the sample owner.
 * @param {Record<string, unknown>} files what each file holds, by its path
 * @returns {Found[]}
 */
export function findSamples(files) {
  return Object.entries(files).flatMap(([file, content]) =>
    textsOf(content).flatMap(([path, value]) => {
      const why = sampleReason(value);
      return why ? [{ place: `${file} › ${path}`, value, why }] : [];
    }),
  );
}

/** @param {string} value */
function sampleReason(value) {
  if (SAMPLE_VIDEOS.includes(value)) return 'a public film of NASA';
  if (FICTION.test(value.replace(/\s/g, ''))) return 'a number kept for fiction: nobody answers';
  if (RESERVED.test(value)) return 'a name kept for examples: nothing answers';
  return SAMPLE_NAME.test(value) ? 'the name of the sample owner' : null;
}

/**
 * The addresses on other sites that a visitor can come to. Those of reserved names are left out, as they can't answer;
 * a video is asked for at YouTube's own description of it, because its page answers for any id.
 * @param {Record<string, unknown>} files
 * @returns {string[]}
 */
export function findLinks(files) {
  const links = Object.values(files).flatMap((content) =>
    textsOf(content).flatMap(([path, value]) => {
      if (/^https:\/\//.test(value)) return RESERVED.test(new URL(value).hostname) ? [] : [value];
      return /videoIdsArray\[\d+\]$/.test(path) ? [aboutVideo(value)] : [];
    }),
  );
  return [...new Set(links)];
}

/** @param {string} id */
function aboutVideo(id) {
  const watch = `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
  return `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(watch)}`;
}

/**
 * Asks for a link once: for its head, and in full only where a site doesn't answer that. What it sends is thrown away.
 * @param {string} url
 * @param {{ fetch: typeof fetch, timeout: number }} options timeout in ms, for each question
 * @returns {Promise<Answer>}
 */
export async function askLink(url, { fetch, timeout }) {
  /** @param {string} method */
  const ask = async (method) => {
    const response = await fetch(url, {
      method,
      redirect: 'follow',
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'space-portfolio doctor (checks its own links)' },
    });
    await response.body?.cancel();
    return response.status;
  };
  try {
    let status = await ask('HEAD');
    if ([400, 403, 404, 405, 501].includes(status)) status = await ask('GET');
    return { url, status, problem: status < 400 ? null : `answers ${status}` };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return {
      url,
      status: null,
      problem: isLate ? `no answer within ${timeout / 1000} s` : 'cannot be reached',
    };
  }
}

/**
 * Whether this machine seems to be offline: not one of the links could be reached.
 * @param {Answer[]} answers
 */
export const isOffline = (answers) => answers.length > 0 && answers.every(({ status }) => status === null);
