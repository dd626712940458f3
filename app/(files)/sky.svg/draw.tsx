import { SkyChart } from '@/app/contact/sky/chart';
import { pictureMoment } from '@/app/contact/sky/moments';
import { chartOf } from '@/app/contact/sky/positions';
import { profile } from '@/content/profile';

/** The sky above the owner's city at a summer solstice, as SVG: what Contact shows until it can draw the sky of the minute. */
export async function drawSky(): Promise<string> {
  // Next refuses a static import of this module in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(<SkyChart chart={chartOf(pictureMoment(), profile)} />);
}
