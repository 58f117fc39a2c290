import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Drawing of a loaded truck, mirrored in right-to-left pages. */
export function DeliveryScene() {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 150"
      aria-hidden
      sx={{
        inlineSize: 'min(320px, 80vw)',
        blockSize: 'auto',
        ':dir(rtl) > &': { transform: 'scaleX(-1)' },
        '& .ink': {
          stroke: 'var(--mw-palette-text-primary)',
          strokeWidth: 2,
          strokeLinejoin: 'round',
          fill: 'none',
        },
        '& .cab': { fill: '#0B5C63' },
        '& .glass': { fill: '#CFE4E5' },
        '& .bed': { fill: '#8FA3AC' },
        '& .brick': { fill: '#C9774A' },
        '& .bag': { fill: '#E6E8E5' },
        '& .tyre': { fill: '#14232B' },
        '& .hub': { fill: '#C9CEC9' },
        '& .road': { fill: 'var(--mw-palette-surface-pressed)' },
        '& .done': { fill: '#F5A300' },
      }}
    >
      <rect className="road" x="0" y="128" width="320" height="6" rx="3" />
      <path className="ink" d="M8 96h34M2 108h28M18 84h20" opacity=".5" />
      <g className="ink">
        <rect className="bed" x="56" y="92" width="146" height="14" />
        {[0, 1, 2, 3].map((column) => (
          <rect key={column} className="brick" x={62 + column * 24} y="72" width="22" height="18" />
        ))}
        {[0, 1, 2].map((column) => (
          <rect key={column} className="brick" x={74 + column * 24} y="52" width="22" height="18" />
        ))}
        <path className="bag" d="M162 90c-3-14-2-30 2-34 8-3 24-3 30 0 4 4 5 20 2 34z" />
        <path className="cab" d="M206 106V56h34c8 0 12 3 16 10l14 24 12 6v10z" />
        <path className="glass" d="M220 64h20c4 0 7 2 9 6l9 16h-38z" />
        <path d="M206 106h76" />
      </g>
      {[90, 168, 252].map((x) => (
        <g key={x}>
          <circle className="tyre" cx={x} cy="114" r="15" />
          <circle className="hub" cx={x} cy="114" r="6" />
        </g>
      ))}
      <g>
        <circle className="done" cx="292" cy="30" r="20" />
        <path
          d="M283 30l7 7 12-13"
          fill="none"
          stroke="#14232B"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </Box>
  );
}
