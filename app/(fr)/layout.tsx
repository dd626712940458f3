import type { ReactNode } from 'react';
import { RootDocument } from '@/app/_components/shell/root-document';
import { Site } from '@/app/_components/shell/site';
import { addressScript } from '@/app/_lib/address-script';

export { viewport } from '@/app/_lib/viewport';

export default function FrenchLayout({ children }: { children: ReactNode }) {
  return (
    <RootDocument locale="fr" script={addressScript('fr')}>
      <Site locale="fr">{children}</Site>
    </RootDocument>
  );
}
