/** What the parts of the finish need to know about the site. */
export interface FinishOptions {
  /** The folder of the export. */
  out: string;
  basePath: string;
  /** The origin of a background picture that the owner has chosen. */
  remoteOrigin: string | null;
}
