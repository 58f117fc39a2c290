import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { ButtonLink } from '@mawad/shared-ui/platform/link/link.tsx';

interface EmptyStateProps {
  title: string;
  /** h1 if nothing else names the page. */
  heading?: 'h1' | 'h2';
  text?: ReactNode;
  /** The next step: a link, or a button of the caller. */
  action?: { label: string; to: string } | ReactElement;
  /** Replaces the drawing of an empty shelf. */
  picture?: ReactNode;
}

/** Empty state of a list: what is missing, and what to do next. */
export function EmptyState({
  title,
  heading = 'h2',
  text,
  action,
  picture = <EmptyShelf />,
}: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        textAlign: 'center',
        gap: 1,
        paddingBlock: { xs: 5, md: 8 },
        paddingInline: 2,
      }}
    >
      {picture}
      <Typography component={heading} variant="h2" sx={{ fontSize: 20, marginBlockStart: 1 }}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxInlineSize: '28em' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ marginBlockStart: 2 }}>{actionOf(action)}</Box>}
    </Box>
  );
}

function actionOf(action: NonNullable<EmptyStateProps['action']>) {
  if (isValidElement(action)) return action;
  const { label, to } = action as { label: string; to: string };
  return (
    <ButtonLink to={to} variant="contained">
      {label}
    </ButtonLink>
  );
}

function EmptyShelf() {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 96"
      aria-hidden
      sx={{
        inlineSize: 160,
        blockSize: 96,
        fill: 'none',
        stroke: 'var(--mw-palette-surface-outline)',
        strokeWidth: 2,
        strokeLinejoin: 'round',
      }}
    >
      <g style={{ fill: 'var(--mw-palette-surface-sunken)' }}>
        <path d="M14 8v80M146 8v80M14 44h132M14 80h132" />
        <rect x="30" y="26" width="26" height="18" rx="2" />
        <rect x="92" y="58" width="34" height="22" rx="2" />
      </g>
      <path d="M92 66h34M43 26v18" />
      <path d="M68 26h24v18H68zM40 62h28v18H40z" strokeDasharray="4 4" />
    </Box>
  );
}
