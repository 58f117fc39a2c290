import { Box } from '@mawad/shared-ui/kit/mui.ts';

export function ListScene() {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 120"
      aria-hidden
      sx={{
        inlineSize: 200,
        blockSize: 120,
        fill: 'none',
        stroke: 'var(--mw-palette-primary-main)',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d="M8 112h184" stroke="var(--mw-palette-surface-outline)" />
      <rect x="62" y="14" width="72" height="98" rx="6" fill="var(--mw-palette-background-paper)" />
      <rect x="84" y="8" width="28" height="12" rx="4" fill="var(--mw-palette-surface-primarySoft)" />
      <path d="M92 40h30M92 60h30M92 80h22" stroke="var(--mw-palette-surface-outline)" />
      <path d="M73 40l4 4 7-8M73 60l4 4 7-8M73 80l4 4 7-8" stroke="var(--mw-palette-success-main)" />
      <g fill="var(--mw-palette-surface-primarySoft)">
        <path d="M142 88h24v24h-24zM166 88h24v24h-24zM154 64h24v24h-24z" />
        <path d="M14 112V86c0-4 3-6 8-6h18c5 0 8 2 8 6v26z" />
      </g>
      <path d="M20 92h22M20 100h14" />
    </Box>
  );
}
