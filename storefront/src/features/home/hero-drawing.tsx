import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Bricks of the isometric wall: column and row in half bricks, and tone. */
const bricks = [
  [0, 0, 'a'],
  [2, 0, 'b'],
  [4, 0, 'a'],
  [1, 1, 'b'],
  [3, 1, 'a'],
  [5, 1, 'b'],
  [0, 2, 'b'],
  [2, 2, 'a'],
  [1, 3, 'a'],
] as const;

const halfWidth = 34;
const height = 30;

/** Drawing of bricks, a bag of cement and reinforcing bars in the style of the product drawings. */
export function HeroDrawing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 300"
      aria-hidden
      sx={{
        inlineSize: '100%',
        maxBlockSize: 300,
        '--line': 'var(--mw-palette-text-primary)',
        '& .front-a': { fill: '#C9774A' },
        '& .front-b': { fill: '#B96A40' },
        '& .top': { fill: '#DD9A72' },
        '& .side': { fill: '#8F4E2D' },
        '& .bag': { fill: '#D9DCD6' },
        '& .band': { fill: '#0B5C63' },
        '& .steel': { fill: '#6F8792' },
        '& path, & rect, & ellipse': { stroke: 'var(--line)', strokeWidth: 1.5, strokeLinejoin: 'round' },
        '& .ground': { stroke: 'none', fill: 'var(--mw-palette-surface-pressed)' },
      }}
    >
      <ellipse className="ground" cx="200" cy="258" rx="186" ry="26" />
      {bricks.map(([column, row, tone]) => (
        <Brick key={`${column}-${row}`} x={56 + column * halfWidth} y={220 - row * height} tone={tone} />
      ))}
      <CementBag />
      <Bars />
    </Box>
  );
}

function Brick({ x, y, tone }: { x: number; y: number; tone: 'a' | 'b' }) {
  const width = halfWidth * 2 - 4;
  const front = height - 4;
  const depth = 14;
  return (
    <g>
      <path className="top" d={`M${x} ${y}l${depth} -${depth}h${width}l-${depth} ${depth}z`} />
      <path className="side" d={`M${x + width} ${y}l${depth} -${depth}v${front}l-${depth} ${depth}z`} />
      <rect className={`front-${tone}`} x={x} y={y} width={width} height={front} />
    </g>
  );
}

function CementBag() {
  return (
    <g transform="translate(282 160)">
      <path className="bag" d="M6 6c8-6 68-6 78 0l4 84c-10 8-76 8-86 0z" />
      <path className="band" d="M4 34h83l1.5 26H3z" />
      <path d="M8 12h74" fill="none" strokeDasharray="4 3" />
    </g>
  );
}

function Bars() {
  return (
    <g>
      {[0, 1, 2, 3].map((index) => (
        <g key={index} transform={`translate(${20 + index * 9} ${266 - index * 6})`}>
          <rect className="steel" width="216" height="8" rx="4" />
          <path d="M20 1v6M44 1v6M68 1v6M92 1v6M116 1v6M140 1v6M164 1v6M188 1v6" />
        </g>
      ))}
    </g>
  );
}
