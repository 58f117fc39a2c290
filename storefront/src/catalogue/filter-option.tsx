import type { KeyboardEvent } from 'react';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { PlainLink } from '@mawad/shared-ui/platform/link/plain-link.tsx';
import { mdiCheck } from '@mawad/shared-ui/kit/icons.ts';
import sheet, * as styles from './filter-option.module.css';

interface FilterOptionProps {
  /** `radio` for an option of a FilterGroup with `choose="one"`. */
  role?: 'checkbox' | 'radio';
  /** Address with the option selected or, if selected, removed. */
  href: string;
  label: string;
  count?: string;
  selected: boolean;
}

/**
 * Filter option. It is a link, so that it opens in tabs and works before hydration, with the role of a
 * checkbox or radio button.
 */
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

// Links react only to Enter; checkboxes and radio buttons also to Space.
function pressWithSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
