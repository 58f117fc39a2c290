import type { KeyboardEvent, ReactNode } from 'react';
import sheet, * as styles from './filter-group.module.css';

interface FilterGroupProps {
  title: string;
  /** `one` for radio options, which arrow keys move between. */
  choose?: 'one' | 'many';
  children: ReactNode;
}

export function FilterGroup({ title, choose = 'many', children }: FilterGroupProps) {
  return (
    <fieldset
      {...(choose === 'one' && { role: 'radiogroup', onKeyDown: moveChoice })}
      className={styles.group}
    >
      {sheet}
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveChoice(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const from = options.indexOf(event.target as HTMLElement);
  const next = options[(from + step + options.length) % options.length];
  if (from < 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
