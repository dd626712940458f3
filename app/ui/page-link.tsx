import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { documentHref, type PageTarget, pageHref } from '@/app/lib/address/addresses';

type Props = Omit<ComponentProps<'a'>, 'href'> & PageTarget;

/**
 * A link to a page in the visitor's language, to a work on it, or to the works that used a
 * technology: without script, to all works.
 */
export function PageLink({ route, work, technology, ...rest }: Props) {
  return <a {...rest} href={documentHref(pageHref(useLocale(), route), { route, work, technology })} />;
}
