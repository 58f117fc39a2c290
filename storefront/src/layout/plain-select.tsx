import type { ComponentProps } from 'react';
import { Icon } from '@mawad/shared-ui/kit/icon.tsx';
import { mdiChevronDown } from '@mawad/shared-ui/kit/icons.ts';
import sheet, * as styles from './plain-select.module.css';

interface PlainSelectProps extends Pick<
  ComponentProps<'select'>,
  'children' | 'style' | 'ref' | 'aria-busy'
> {
  value: string;
  onChoose: (value: string) => void;
  /** Accessible name; only needed without a visible label. */
  'aria-label'?: string;
}

/** Native select in the style of the form fields, with its arrow at the inline end. */
export function PlainSelect({ onChoose, children, ...select }: PlainSelectProps) {
  return (
    <div className={styles.frame}>
      {sheet}
      <select {...select} onChange={(event) => onChoose(event.target.value)} className={styles.select}>
        {children}
      </select>
      <Icon path={mdiChevronDown} size={20} tone="secondary" className={styles.arrow} />
    </div>
  );
}
