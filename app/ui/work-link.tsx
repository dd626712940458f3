import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { workHref } from '@/app/lib/address/addresses';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The slug of the work. */
  work: string;
};

/** A link to a work in the visitor's language. */
export function WorkLink({ work, ...rest }: Props) {
  return <a {...rest} href={workHref(useLocale(), work)} />;
}
