import { Box } from '@mawad/shared-ui/kit/mui.ts';

const brick = { width: 96, height: 32, gap: 6 };
const rows = 5;
const columns = 9;

export function BrickWall() {
  const width = columns * (brick.width + brick.gap);
  const height = rows * (brick.height + brick.gap);
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMin slice"
      sx={{
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        width: '100%',
        height: 160,
        color: 'primary.main',
      }}
    >
      {bricks().map(({ x, y, tone }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width={brick.width}
          height={brick.height}
          rx={3}
          fill="currentColor"
          opacity={tone}
        />
      ))}
    </Box>
  );
}

function bricks() {
  return Array.from({ length: rows * (columns + 1) }, (_, index) => {
    const row = Math.floor(index / (columns + 1));
    const column = index % (columns + 1);
    const offset = row % 2 === 0 ? 0 : -(brick.width + brick.gap) / 2;
    return {
      x: column * (brick.width + brick.gap) + offset,
      y: row * (brick.height + brick.gap),
      tone: 0.1 + ((row * 7 + column * 5) % 4) * 0.05,
    };
  });
}
