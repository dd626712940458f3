import type { MetadataRoute } from 'next';
import { fileUrl, siteUrl } from './lib/address/addresses';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: siteUrl ? fileUrl('/sitemap.xml') : undefined,
  };
}
