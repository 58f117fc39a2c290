import { Fragment, type ReactNode, useId } from 'react';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';

interface FactListProps {
  title: string;
  /** Facts without a value are left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  children?: ReactNode;
}

/** A titled panel with labelled facts. */
export function FactList({ title, facts, children }: FactListProps) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2, fontSize: 'var(--text-14)' }}>
      <Typography id={id} variant="h2" sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== false)
          .map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </Box>
      {children}
    </Panel>
  );
}

const listStyle = {
  display: 'grid',
  margin: 0,
  '& dt': { fontSize: 'var(--text-12)', color: 'text.secondary' },
  '& dd': { margin: 0, marginBlockEnd: 1, overflowWrap: 'anywhere' },
  '& dd:last-of-type': { marginBlockEnd: 0 },
} as const;
