import type { ReactNode } from 'react';
import { RootDocument } from '@/app/_components/shell/root-document';
import { Site } from '@/app/_components/shell/site';
import { addressScript } from '@/app/_lib/address-script';

export { viewport } from '@/app/_lib/viewport';

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument locale="en" script={addressScript('en')}>
      <Site locale="en">{children}</Site>
    </RootDocument>
  );
}
