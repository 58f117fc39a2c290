import { type ReactNode, useId } from 'react';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';

interface QuotePanelProps {
  title: string;
  /** The content has its own padding, such as a table. */
  flush?: boolean;
  children: ReactNode;
}

/** A titled part of the page of a quote request. */
export function QuotePanel({ title, flush = false, children }: QuotePanelProps) {
  const id = useId();
  return (
    <Panel
      component="section"
      aria-labelledby={id}
      sx={{ padding: flush ? 0 : 2, fontSize: 'var(--text-14)', overflow: 'hidden' }}
    >
      <Typography
        id={id}
        variant="h2"
        sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1, padding: flush ? 2 : 0, paddingBlockEnd: 0 }}
      >
        {title}
      </Typography>
      {children}
    </Panel>
  );
}
