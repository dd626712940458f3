/**
 * What a plain host can't do, such as GitHub Pages, which sends no headers: by the tag of the
 * tests that need it. A site that does not answer lacks nothing here: that is a failure.
 */
export async function findHostLacks(address: string): Promise<Map<string, string>> {
  const answer = (path: string) => fetch(address + path).catch(() => undefined);
  const [home, unknown] = await Promise.all([answer(''), answer('nope')]);
  const lacks = new Map<string, string>();
  if (home?.ok && !home.headers.has('content-security-policy'))
    lacks.set('@headers', 'the host does not send the headers of out/_headers');
  if (unknown?.status === 404 && !(await unknown.text()).includes('<meta name="version"'))
    lacks.set('@error-page', 'the host has a page of its own for unknown paths, not 404.html');
  return lacks;
}
