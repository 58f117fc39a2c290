import { paper, steel, wood, white, type Tones } from '../palette.ts';
import {
  circle,
  dot,
  ellipse,
  flat,
  group,
  isoBox,
  isometric,
  line,
  mix,
  n,
  path,
  pick,
  plain,
  polygon,
  range,
  shadow,
} from '../pen.ts';
import type { Subject } from '../subject.ts';

/** Standing sack. Kinds: plain, band, window, paper. */
export const bag: Subject = ({ tones, accent, size, kind }) => {
  const w = mix(44, 58, size);
  const top = mix(66, 44, size);
  const [l, r] = [120 - w, 120 + w];
  const outline = `M${l + 4} ${top}Q${l} ${top - 8} ${l + 8} ${top - 8}H${r - 8}Q${r} ${top - 8} ${r - 4} ${top}Q${r - 9} 122 ${r - 1} 190Q${r + 1} 202 ${r - 10} 202H${l + 10}Q${l - 1} 202 ${l + 1} 190Q${l + 9} 122 ${l + 4} ${top}Z`;
  const cloth = kind === 'paper' ? '#E3D3B5' : paper;
  const mark =
    kind === 'window'
      ? circle(120, 128, 24, tones.light) +
        dot(112, 126, 4, tones.dark) +
        dot(122, 134, 5, tones.dark) +
        dot(128, 120, 4, tones.dark) +
        dot(116, 138, 3, tones.dark)
      : plain(98, 118, 20, 9, 1, paper) + plain(122, 118, 20, 9, 1, paper) + plain(108, 131, 20, 9, 1, paper);
  const band =
    kind === 'plain'
      ? flat(`M${l + 5} ${top + 14}H${r - 5}L${r - 6} ${top + 40}H${l + 6}Z`, tones.mid) +
        circle(120, 142, 22, accent.light) +
        flat('M106 146L120 128L134 146Z', accent.dark)
      : flat(`M${l + 7} 102Q120 106 ${r - 7} 102L${r - 5} 156Q120 160 ${l + 5} 156Z`, tones.mid) + mark;
  return [
    shadow(124, 201, w + 16),
    path(outline, cloth),
    band,
    flat(
      `M${r - 18} ${top - 6}Q${r - 24} 124 ${r - 16} 201H${r - 8}Q${r} 201 ${r - 1} 190Q${r - 9} 122 ${r - 5} ${top}Z`,
      tones.dark,
      0.28,
    ),
    path(outline, 'none'),
    line(`M${l + 5} ${top + 3}H${r - 5}`),
    line(`M${l + 10} ${top - 2.5}H${r - 10}`, tones.dark, 1.6).replace('fill', 'stroke-dasharray="5 4" fill'),
    line(`M${l + 12} 190Q120 195 ${r - 12} 190`),
  ].join('');
};

/** Sacks lying on a pallet. */
export const bagPile: Subject = ({ tones, size }) => {
  const rows = size > 0.5 ? 4 : 3;
  const sack = (x: number, y: number, fill: string) =>
    path(
      `M${x} ${y + 4}Q${x - 4} ${y + 14} ${x} ${y + 24}Q${x + 34} ${y + 28} ${x + 68} ${y + 24}Q${x + 72} ${y + 14} ${x + 68} ${y + 4}Q${x + 34} ${y} ${x} ${y + 4}Z`,
      fill,
    ) +
    flat(
      `M${x + 22} ${y + 3}Q${x + 34} ${y + 2} ${x + 46} ${y + 3}V${y + 25}Q${x + 34} ${y + 27} ${x + 22} ${y + 25}Z`,
      tones.mid,
    ) +
    line(
      `M${x + 8} ${y + 8}Q${x + 6} ${y + 14} ${x + 8} ${y + 20}M${x + 60} ${y + 8}Q${x + 62} ${y + 14} ${x + 60} ${y + 20}`,
      tones.dark,
      1.8,
    );
  const pallet = isoPallet();
  return (
    shadow(120, 204, 88) +
    pallet +
    range(rows)
      .map(
        (row) =>
          sack(48 + (row % 2) * 3, 160 - row * 25, paper) +
          sack(122 + (row % 2) * 3, 160 - row * 25, pick([paper, '#F1EFE6'], row)),
      )
      .join('')
  );
};

const isoPallet = (): string =>
  path('M40 188H200V194H40Z', wood.light) +
  path('M44 194H62V204H44Z', wood.dark) +
  path('M111 194H129V204H111Z', wood.dark) +
  path('M178 194H196V204H178Z', wood.dark);

/** One brick. Kinds: solid, holes, cored, frog. */
export const brick: Subject = ({ tones, size, kind }) => {
  const h = mix(34, 52, size);
  const o = [112, 112 - h / 4] as const;
  const at = isometric(o[0], o[1]);
  const [w, d] = [112, 56];
  const hole = (x: number, y: number, r: number) => {
    const [cx, cy] = at(x, y, h);
    return ellipse(cx, cy, r * 1.2, r * 0.7, tones.dark, 2);
  };
  const holes =
    kind === 'holes'
      ? range(5)
          .flatMap((i) => [hole(16 + i * 20, 17, 6), hole(16 + i * 20, 39, 6)])
          .join('')
      : kind === 'cored'
        ? range(3)
            .map((i) => hole(24 + i * 32, 28, 12))
            .join('')
        : kind === 'frog'
          ? polygon([at(16, 12, h), at(96, 12, h), at(96, 44, h), at(16, 44, h)], tones.dark, 2) +
            polygon([at(22, 20, h - 3), at(96, 20, h - 3), at(96, 44, h), at(22, 44, h)], tones.mid, 1.5)
          : '';
  const specks = range(9)
    .map((i) => {
      const [px, py] = at(10 + ((i * 37) % 95), d, 8 + ((i * 13) % Math.max(8, h - 14)));
      return dot(px, py, 1.8, tones.dark);
    })
    .join('');
  return group(
    'translate(-6 14)',
    shadow(122, 176, 96, 16),
    isoBox(o, [0, 0, 0], [w, d, h], tones),
    holes,
    specks,
  );
};

/** Bricks in a bond. Kinds: as brick. */
export const brickStack: Subject = ({ tones, size, kind }) => {
  const layers = Math.round(mix(2, 5, size));
  const h = 22;
  const base = 128 + layers * 6;
  const alternate: Tones = { light: tones.light, mid: tones.dark, dark: tones.dark };
  const unit = (x: number, y: number, z: number, w: number, d: number, odd: boolean) =>
    isoBox([118, base - 46], [x, y, z], [w, d, h], odd ? { ...alternate, mid: tones.mid } : tones, 2.6);
  const rows = range(layers).flatMap((layer) => {
    const z = layer * h;
    return layer % 2
      ? [0, 1].flatMap((i) => [0, 1].map((j) => unit(j * 46, i * 46, z, 46, 46, true)))
      : [0, 1, 2].map((i) => unit(0, i * 30.6, z, 92, 30.6, false));
  });
  const at = isometric(118, base - 46);
  const tops =
    kind === 'holes'
      ? range(3)
          .flatMap((i) =>
            range(4).map((j) => {
              const [cx, cy] = at(12 + j * 22, 15 + i * 30.6, layers * h);
              return ellipse(cx, cy, 6, 3.4, tones.dark, 1.6);
            }),
          )
          .join('')
      : '';
  return shadow(120, base + 50, 96, 18) + rows.join('') + tops;
};

/** Concrete block. Kinds: hollow, solid, kerb, aerated. */
export const block: Subject = ({ tones, size, kind }) => {
  const d = mix(38, 66, size);
  const [w, h] = kind === 'kerb' ? [118, 58] : kind === 'aerated' ? [112, 56] : [96, 60];
  const o = [120 - (w - d) * 0.433, 92] as const;
  const at = isometric(o[0], o[1]);
  const body = kind === 'aerated' ? { light: '#FFFFFF', mid: '#EDEFEC', dark: tones.mid } : tones;
  const cell = (x0: number, x1: number) => {
    const [y0, y1] = [9, d - 9];
    return (
      polygon([at(x0, y0, h), at(x1, y0, h), at(x1, y1, h), at(x0, y1, h)], tones.dark, 2.4) +
      polygon([at(x0 + 7, y0 + 7, h), at(x1, y0 + 7, h), at(x1, y1, h), at(x0 + 7, y1, h)], '#33434C', 1.5)
    );
  };
  const specks =
    kind === 'aerated'
      ? range(16)
          .map((i) => {
            const [px, py] = at(6 + ((i * 41) % (w - 12)), d, 6 + ((i * 17) % (h - 12)));
            return circle(px, py, 1.7, '#D5DAD6', 1);
          })
          .join('')
      : range(12)
          .map((i) => {
            const [px, py] = at(8 + ((i * 29) % (w - 14)), d, 8 + ((i * 19) % (h - 14)));
            return dot(px, py, 1.7, tones.dark);
          })
          .join('');
  const kerb =
    kind === 'kerb'
      ? polygon([at(0, d, h - 18), at(w, d, h - 18), at(w, d - 16, h), at(0, d - 16, h)], tones.light)
      : '';
  return (
    shadow(122, 92 + (w + d) * 0.46, (w + d) * 0.56, 18) +
    isoBox(o, [0, 0, 0], [w, d, h], body) +
    (kind === 'hollow' ? cell(10, w / 2 - 4) + cell(w / 2 + 4, w - 10) : '') +
    kerb +
    specks
  );
};

/** Interlocking pavers. Kinds: square, zigzag. */
export const paver: Subject = ({ tones, accent, size, kind }) => {
  const h = mix(10, 22, size);
  const cells =
    kind === 'zigzag'
      ? range(4).flatMap((i) => range(2).map((j) => [i * 28, j * 56, 28, 56, (i + j) % 2] as const))
      : range(3).flatMap((i) => range(3).map((j) => [i * 37, j * 37, 37, 37, (i + j) % 2] as const));
  return (
    shadow(120, 178, 104, 22) +
    cells
      .map(([x, y, w, d, odd]) =>
        isoBox(
          [120, 74],
          [x, y + (kind === 'zigzag' && (x / 28) % 2 ? 10 : 0), 0],
          [w, d, h],
          odd ? accent : tones,
          2.6,
        ),
      )
      .join('')
  );
};

/** Heap of loose goods. Kinds: sand, gravel, rock. */
export const heap: Subject = ({ tones, size, kind }) => {
  const peak = mix(96, 66, size);
  const body = `M28 192Q66 176 ${n(mix(92, 84, size))} 128Q104 ${peak} 122 ${peak}Q142 ${peak} 158 124Q178 172 212 192Q120 206 28 192Z`;
  const grains =
    kind === 'sand'
      ? range(26)
          .map((i) =>
            dot(70 + ((i * 47) % 104), 140 + ((i * 23) % 48), 1.6, i % 3 ? tones.dark : tones.light),
          )
          .join('')
      : range(kind === 'rock' ? 12 : 22)
          .map((i) => {
            const r = (kind === 'rock' ? 9 : 5.5) * mix(0.8, 1.25, size);
            const [x, y] = stone(i, kind === 'rock' ? 12 : 22, peak);
            return polygon(
              [
                [x - r, y + r * 0.5],
                [x - r * 0.5, y - r * 0.7],
                [x + r * 0.5, y - r * 0.8],
                [x + r, y + r * 0.1],
                [x + r * 0.3, y + r * 0.8],
              ],
              pick([tones.light, tones.mid, steel.mid], i),
              2,
            );
          })
          .join('');
  return (
    shadow(120, 196, 102, 13) +
    path(body, tones.mid) +
    flat(
      `M122 ${peak + 2}Q140 ${peak + 4} 156 124Q176 170 206 191Q170 197 140 198Q152 150 122 ${peak + 2}Z`,
      tones.dark,
      0.6,
    ) +
    flat(`M88 138Q104 ${peak + 12} 116 ${peak + 6}Q104 120 86 160Z`, tones.light) +
    path(body, 'none') +
    grains
  );
};

function stone(index: number, count: number, peak: number): readonly [number, number] {
  const row = Math.sqrt(index / count);
  const y = peak + 22 + row * (176 - peak);
  const spread = 8 + row * 62;
  const step = ((index * 0.618) % 1) * 2 - 1;
  return [122 + step * spread, Math.min(188, y)];
}

/** Boards in a stack. Kinds: plank, ply, gypsum, foam. */
export const boards: Subject = ({ tones, size, kind }) => {
  const count = kind === 'ply' ? 5 : 4;
  const t = mix(7, 15, size);
  const face: Tones =
    kind === 'gypsum'
      ? { light: white.light, mid: '#EDEFEC', dark: tones.mid }
      : kind === 'foam'
        ? tones
        : wood;
  if (kind === 'plank') {
    return (
      shadow(122, 186, 100, 18) +
      range(3)
        .flatMap((layer) =>
          range(3).map((i) =>
            isoBox(
              [104, 108],
              [0, i * 26, layer * (t + 4)],
              [128, 22, t + 4],
              pick([wood, { ...wood, light: '#F0D8B0' }], i + layer),
              2.4,
            ),
          ),
        )
        .join('')
    );
  }
  return (
    shadow(122, 186, 104, 20) +
    range(count)
      .map((i) =>
        isoBox(
          [112, 104],
          [i % 2 ? 3 : 0, i % 2 ? 0 : 3, i * t],
          [122, 84, t],
          i % 2 ? { ...face, mid: face.dark } : face,
          2.4,
        ),
      )
      .join('') +
    grain(isometric(112, 104), count * t, kind, tones)
  );
};

function grain(at: ReturnType<typeof isometric>, z: number, kind: string, tones: Tones): string {
  const stroke = (x0: number, x1: number, y: number, colour: string) => {
    const [a, b] = [at(x0, y, z), at(x1, y, z)];
    return line(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`, colour, 1.8);
  };
  if (kind === 'ply')
    return [18, 34, 50, 66].map((y, i) => stroke(12 + i * 9, 104 - i * 6, y, wood.dark)).join('');
  if (kind === 'gypsum') return stroke(4, 118, 14, tones.mid) + stroke(4, 118, 74, tones.mid);
  return [20, 40, 60].map((y) => stroke(10, 112, y, tones.dark)).join('');
}
