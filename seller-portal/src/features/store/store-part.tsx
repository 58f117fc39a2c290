import { type ReactNode, useId } from 'react';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Typography } from '@mawad/shared-ui/kit/mui.ts';

/** Section of the form with a heading. */
export function StorePart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, padding: 2 }}>
      <div>
        <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)' }}>
          {title}
        </Typography>
        {hint && (
          <Typography color="textSecondary" sx={{ fontSize: 'var(--text-14)' }}>
            {hint}
          </Typography>
        )}
      </div>
      {children}
    </Panel>
  );
}
