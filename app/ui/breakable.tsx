import { Fragment } from 'react';
import styles from './breakable.module.scss';

/** An e-mail address that breaks after its @, then before a dot, where it needs more lines. */
export function Breakable({ address }: { address: string }) {
  return address.split(/(?<=@)/).map((part) => (
    <span key={part} className={styles.part}>
      {part.split(/(?=\.)/).map((name) => (
        <Fragment key={name}>
          <wbr />
          {name}
        </Fragment>
      ))}
    </span>
  ));
}
