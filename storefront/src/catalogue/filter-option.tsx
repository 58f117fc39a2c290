import type { KeyboardEvent } from 'react';
import { Icon } from '@mawad/shared-ui/components/icon';
import { PlainLink } from '@mawad/shared-ui/components/plain-link';
import { mdiCheck } from '@mawad/shared-ui/icons';
import sheet, * as styles from './filter-option.module.css';

interface FilterOptionProps {
  /** `radio` for one of several ways, in a FilterGroup that says so. */
  role?: 'checkbox' | 'radio';
  /** Address with the choice made, or taken back. */
  href: string;
  label: string;
  count?: string;
  selected: boolean;
}

/** One choice of a filter: a link, so that it opens in tabs and works before scripts do, spoken as what it looks like. */
export function FilterOption({ role = 'checkbox', href, label, count, selected }: FilterOptionProps) {
  return (
    <PlainLink
      to={href}
      rel="nofollow"
      preventScrollReset
      role={role}
      aria-checked={selected}
      onKeyDown={pressWithSpace}
      className={styles.option}
    >
      {sheet}
      <div aria-hidden className={styles.box}>
        {selected && (role === 'radio' ? <div className={styles.dot} /> : <Icon path={mdiCheck} />)}
      </div>
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </PlainLink>
  );
}

// A link follows Enter alone.
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
