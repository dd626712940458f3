import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { workHref } from '@/app/lib/addresses';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The name of the work in addresses. */
  work: string;
};

/** A link to a work in the visitor's language. */
export function WorkLink({ work, ...rest }: Props) {
  return <a {...rest} href={workHref(useLocale(), work)} />;
}
