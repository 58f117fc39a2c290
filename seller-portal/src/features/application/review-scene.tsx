import { Box } from '@mawad/shared-ui/kit/mui.ts';

/** Decorative drawing of a wall with its last block missing. */
export function ReviewScene() {
  return (
    <Box
      component="svg"
      viewBox="0 0 640 160"
      aria-hidden="true"
      focusable="false"
      sx={{ display: 'block', inlineSize: '100%', backgroundColor: 'action.hover' }}
    >
      <Box component="g" sx={{ fill: 'primary.main' }}>
        {bricks.map(([x, y, opacity]) => (
          <Box
            component="rect"
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={76}
            height={26}
            rx={4}
            opacity={opacity}
            sx={{ fill: (theme) => (theme.vars ?? theme).palette.primary.main }}
          />
        ))}
      </Box>
      <Box
        component="rect"
        x={362}
        y={24}
        width={76}
        height={26}
        rx={4}
        transform="rotate(-8 400 37)"
        sx={{
          fill: 'none',
          stroke: (theme) => (theme.vars ?? theme).palette.primary.main,
          strokeWidth: 2.5,
          strokeDasharray: '7 5',
        }}
      />
    </Box>
  );
}

/** x, y and opacity of each laid brick. */
const bricks = [
  [162, 120, 1],
  [242, 120, 0.85],
  [322, 120, 1],
  [402, 120, 0.85],
  [202, 90, 0.7],
  [282, 90, 0.9],
  [362, 90, 0.7],
  [242, 60, 0.55],
  [322, 60, 0.7],
] as const;
