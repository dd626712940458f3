import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@/app/lib/locales';
import { displayFont, telemetryFont, textFont } from '@/app/shell/fonts';
import '@/app/styles/global.scss';
import { profile } from '@/content/profile';

const accent = { '--accent': profile.accent } as CSSProperties;
const fonts = [textFont, displayFont, telemetryFont].map((font) => font.variable).join(' ');

type Props = {
  locale: Locale;
  /** What runs ahead of everything else; none where React makes the document anew in the browser, as none would run. */
  script?: string;
  children: ReactNode;
};

/** The HTML document of a language: its `lang`, the fonts, the accent, and the address script ahead of everything else. */
export function RootDocument({ locale, script = '', children }: Props) {
  return (
    // The language can change before hydration (error screen) and after it (flags), so React must not compare `lang`.
    <html lang={locale} className={fonts} style={accent} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, see address-script.ts */}
        <script id="address-script" dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
