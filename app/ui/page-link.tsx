import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { pageHref, type Route } from '@/app/lib/address/addresses';

type Props = Omit<ComponentProps<'a'>, 'href'> & { route: Route };

/** A link to a page in the visitor's language. */
export function PageLink({ route, ...rest }: Props) {
  return <a {...rest} href={pageHref(useLocale(), route)} />;
}
