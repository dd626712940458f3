import styles from './breakable.module.scss';

/** An e-mail address that, where it needs two lines, has the second one after its @. */
export function Breakable({ address }: { address: string }) {
  return address.split(/(?<=@)/).map((part) => (
    <span key={part} className={styles.part}>
      {part}
    </span>
  ));
}
