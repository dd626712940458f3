/** What the importers read from a file, before any of it is written to `content/`. */
export interface Career {
  name?: string;
  role?: string;
  email?: string;
  phone?: string;
  city?: string;
  links: { name: string; url: string }[];
  positions: Position[];
  education: Education[];
  languages: { name: string; level?: string }[];
  skills: { kind?: string; names: string[] }[];
}

export interface Position {
  company: string;
  title: string;
  period: Period;
  actions: string[];
  url?: string;
}

interface Education {
  school: string;
  degree: string;
  period: Partial<Period>;
}

/** Months as `2024-03`; `to` is null while the position lasts. */
interface Period {
  from: string;
  to: string | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a date as JSON Resume (`2024-03-15`, `2024-03`, `2024`) or LinkedIn (`Mar 2024`, `2024`) writes it.
 * @returns the month as `2024-03` (January where only a year is given), or undefined for any other text
 */
export function readMonth(text: string | undefined): string | undefined {
  const iso = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d{2})?)?$/.exec(text?.trim() ?? '');
  if (iso) return `${iso[1]}-${iso[2] ?? '01'}`;
  const named = /^([A-Za-z]{3})[a-z]*\.? (\d{4})$/.exec(text?.trim() ?? '');
  const month = MONTHS.indexOf(named?.[1]?.toLowerCase() ?? '') + 1;
  return named && month ? `${named[2]}-${String(month).padStart(2, '0')}` : undefined;
}

/** Cuts a free text into actions: one for each line, without list markers. */
export function readActions(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-–•*]\s*/, '').trim())
    .filter(Boolean);
}

export function latestFirst(positions: Position[]): Position[] {
  const end = ({ period }: Position) => period.to ?? '9999';
  return positions.toSorted(
    (a, b) => end(b).localeCompare(end(a)) || b.period.from.localeCompare(a.period.from),
  );
}
