/**
 * Some of the nearest stars and their distances in light years, from the parallaxes that SIMBAD
 * gives (https://simbad.cds.unistra.fr: Gaia DR3; for the brightest, Hipparcos).
 */
const stars = [
  { name: 'Proxima', distance: 4.25 },
  { name: 'Barnard', distance: 5.96 },
  { name: 'Wolf 359', distance: 7.86 },
  { name: 'Lalande 21185', distance: 8.3 },
  { name: 'Sirius', distance: 8.6 },
  { name: 'Epsilon Eridani', distance: 10.5 },
  { name: 'Procyon', distance: 11.46 },
  { name: 'Tau Ceti', distance: 11.91 },
];

/**
 * The stars that the light of some work reaches this year, the nearest first. Those whose names
 * would touch on the arc of these years are left out: a name takes a seventh of it at most.
 * @param first the year of the first work; a star that its light has not reached is left out
 * @param year this year: light that arrives in its middle counts
 * @returns the names, each with the time in years at which that light departed
 */
export function starsReached(first: number, year: number) {
  const apart = (year + 1 - first) / 7;
  const reached: { name: string; departure: number }[] = [];
  for (const { name, distance } of stars) {
    const departure = year + 0.5 - distance;
    const hasRoom = departure + apart <= (reached.at(-1)?.departure ?? Number.POSITIVE_INFINITY);
    if (departure >= first && hasRoom) reached.push({ name, departure });
  }
  return reached;
}
