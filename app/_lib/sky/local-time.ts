/** Hour and minute in a time zone, on a clock of 24 hours; only the minute always has two digits. */
export function localTime(date: Date, timeZone: string): { hour: string; minute: string } {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(date);
  const [hour = '', minute = ''] = time.split(':');
  return { hour: String(Number(hour)), minute };
}
