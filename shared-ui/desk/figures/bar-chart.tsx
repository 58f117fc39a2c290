import { Box } from '@mawad/shared-ui/kit/mui.ts';

interface BarChartProps {
  /** Accessible name; the numbers are in a table. */
  label: string;
  /** Oldest first: on the left in English, on the right in Arabic. */
  bars: { key: string; value: number; title: string }[];
}

const [step, width, height] = [10, 7, 64];

/** Bars over time, each with its number on hover. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * step} ${height}`}
      preserveAspectRatio="none"
      sx={{
        display: 'block',
        inlineSize: '100%',
        blockSize: 96,
        borderBlockEnd: 1,
        borderColor: 'divider',
        color: 'primary.main',
        // Mirrored so that time runs in the reading direction.
        '[dir=rtl] &': { transform: 'scaleX(-1)' },
        '& g:hover .bar': { opacity: 0.7 },
      }}
    >
      {bars.map(({ key, value, title }, index) => {
        const tall = value === 0 ? 0 : Math.max((value / most) * (height - 2), 1);
        return (
          <g key={key}>
            <title>{title}</title>
            <rect x={index * step} y={0} width={step} height={height} fill="transparent" />
            <rect
              className="bar"
              x={index * step + (step - width) / 2}
              y={height - tall}
              width={width}
              height={tall}
              fill="currentColor"
            />
          </g>
        );
      })}
    </Box>
  );
}
