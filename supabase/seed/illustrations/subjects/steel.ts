import { graphite, type Tones } from '../palette.ts';
import {
  circle,
  ellipse,
  flat,
  group,
  isoBox,
  line,
  lyingTube,
  mix,
  n,
  path,
  pick,
  polygon,
  range,
  shadow,
  tube,
} from '../pen.ts';
import type { Subject } from '../subject.ts';

const rust: Tones = { light: '#C9A48C', mid: '#99735B', dark: '#6D4E3C' };

/** Bundle of deformed bars. Kinds: plain, ribbed, coated. */
export const rebar: Subject = ({ tones, size, kind }) => {
  const r = mix(6, 12.5, size);
  const rows = size > 0.7 ? [2, 3] : [3, 4, 5];
  const length = 148;
  const bars = rows.flatMap((count, row) =>
    range(count).map((i) => {
      const x = 40 + i * r * 1.15 + (rows.length - 1 - row) * r * 0.6;
      const y = 176 - (rows.length - 1 - row) * r * 1.75 + i * r * 0.62;
      return [x, y] as const;
    }),
  );
  const body =
    kind === 'coated'
      ? { light: '#A6D3A0', mid: '#4A9A55', dark: '#316E3B' }
      : kind === 'plain'
        ? tones
        : rust;
  const bar = ([x, y]: readonly [number, number]) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(-30)`,
      path(`M0 ${n(-r)}H${length}V${n(r)}H0Z`, body.mid, 2.4),
      flat(`M1 ${n(r * 0.3)}H${length - 1}V${n(r - 1)}H1Z`, body.dark),
      kind === 'plain'
        ? ''
        : range(13)
            .map((i) => line(`M${n(12 + i * 10.6)} ${n(-r + 1)}l-4 ${n(r * 2 - 2)}`, body.light, 1.7))
            .join(''),
      ellipse(0, 0, r * 0.55, r, body.light, 2.4),
    );
  const tie = (at: number) =>
    group(
      `translate(${n(52 + at * 0.866)} ${n(170 - at * 0.5)}) rotate(-30)`,
      path(`M0 ${n(-r * 3.2)}h7v${n(r * 5.6)}h-7Z`, tones.mid, 2.2),
    );
  return shadow(126, 196, 92, 10) + bars.map(bar).join('') + tie(36) + tie(112);
};

/** Welded mesh. Kinds: sheet, roll. */
export const mesh: Subject = ({ tones, size, kind }) => {
  const step = mix(15, 26, size);
  if (kind === 'roll') {
    const grid =
      range(9)
        .map((i) => line(`M${66 + i * 13.5} 74V182`, tones.dark, 2.4))
        .join('') +
      range(7)
        .map((i) => line(`M66 ${82 + i * 15.5}H174`, tones.dark, 2.4))
        .join('');
    return (
      shadow(122, 194, 76) +
      path('M62 70V186A58 15 0 0 0 178 186V70Z', tones.light) +
      grid +
      ellipse(120, 70, 58, 15, tones.mid) +
      ellipse(120, 70, 40, 10, '#FBFBF8') +
      ellipse(120, 70, 24, 6, tones.dark, 2) +
      path('M62 70V186A58 15 0 0 0 178 186V70', 'none') +
      path('M60 110h120v8h-120Z', tones.mid, 2) +
      path('M60 152h120v8h-120Z', tones.mid, 2)
    );
  }
  const bars: string[] = [];
  for (let x = 0; x <= 130; x += step)
    bars.push(seg(x, 0, x, 104, tones.dark, 5.4), seg(x, 0, x, 104, tones.mid, 2.6));
  for (let y = 0; y <= 104; y += step)
    bars.push(seg(0, y, 130, y, '#14232B', 5.4), seg(0, y, 130, y, tones.light, 2.6));
  return (
    shadow(120, 182, 104, 20) +
    group('translate(0 8)', bars.join('')) +
    group('translate(0 -6)', bars.join(''))
  );
};

const seg = (x0: number, y0: number, x1: number, y1: number, colour: string, width: number): string =>
  line(
    `M${n(108 + (x0 - y0) * 0.82)} ${n(66 + (x0 + y0) * 0.46)}L${n(108 + (x1 - y1) * 0.82)} ${n(66 + (x1 + y1) * 0.46)}`,
    colour,
    width,
  );

/** Coil of wire. Kinds: wire, barbed, strand. */
export const wireCoil: Subject = ({ tones, size, kind }) => {
  const rings = Math.round(mix(4, 7, size));
  const back = range(rings).map(
    (i) =>
      ellipse(120, 96 + i * 14, 70, 26, 'none', 9) +
      `<ellipse cx="120" cy="${96 + i * 14}" rx="70" ry="26" fill="none" stroke="${i % 2 ? tones.mid : tones.light}" stroke-width="5"/>`,
  );
  const strap = (x: number, lean: number) =>
    path(`M${x} ${100 + lean}h9V${96 + rings * 14 + lean}h-9Z`, tones.dark, 2.2);
  const barbs =
    kind === 'barbed'
      ? range(9)
          .map((i) => {
            const a = (i / 9) * Math.PI;
            const [x, y] = [120 - Math.cos(a) * 70, 96 + Math.sin(a) * 26 + (i % rings) * 14];
            return line(`M${n(x - 7)} ${n(y - 7)}l14 14M${n(x + 7)} ${n(y - 7)}l-14 14`);
          })
          .join('')
      : '';
  return group(
    `translate(0 ${n((7 - rings) * 7 - 8)})`,
    shadow(120, 96 + rings * 14 + 14, 82),
    back.join(''),
    strap(72, 6),
    strap(156, 6),
    strap(115, 14),
    barbs,
  );
};

/** Rolled profiles seen at their cut end. Kinds: I, U, L, T, flat, square. */
export const profile: Subject = ({ tones, size, kind }) => {
  const s = mix(0.82, 1.12, size);
  const t = mix(9, 14, size);
  const [w, h] =
    kind === 'I'
      ? [58, 84]
      : kind === 'U'
        ? [46, 84]
        : kind === 'T'
          ? [76, 66]
          : kind === 'flat'
            ? [84, 20]
            : [72, 72];
  const face: [number, number][] = sections[kind]?.(w, h, t) ?? [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ];
  const [dx, dy] = [92, -46];
  const origin: [number, number] = [46, 190 - h];
  const at = ([x, y]: readonly [number, number], k = 0): [number, number] => [
    origin[0] + x + dx * k,
    origin[1] + y + dy * k,
  ];
  const sides = face.map((p, i) => {
    const q = pick(face, i + 1);
    const nx = q[1] - p[1];
    const ny = p[0] - q[0];
    const visible = nx * 0.9 + ny * -0.45 > 0.1;
    const fill = Math.abs(ny) > Math.abs(nx) ? tones.light : tones.dark;
    return {
      visible,
      depth: p[0] + q[0] - p[1] - q[1],
      svg: polygon([at(p), at(q), at(q, 1), at(p, 1)], fill, 2.4),
    };
  });
  const drawn = sides
    .filter((side) => side.visible)
    .sort((a, b) => a.depth - b.depth)
    .map((side) => side.svg)
    .join('');
  return (
    shadow(128, 192, 90, 12) +
    group(
      `translate(${n(120 * (1 - s))} ${n(150 * (1 - s))}) scale(${n(s)})`,
      drawn,
      polygon(
        face.map((p) => at(p)),
        tones.mid,
      ),
    )
  );
};

const sections: Record<string, (w: number, h: number, t: number) => [number, number][]> = {
  I: (w, h, t) => [
    [0, 0],
    [w, 0],
    [w, t],
    [w / 2 + t / 2, t],
    [w / 2 + t / 2, h - t],
    [w, h - t],
    [w, h],
    [0, h],
    [0, h - t],
    [w / 2 - t / 2, h - t],
    [w / 2 - t / 2, t],
    [0, t],
  ],
  U: (w, h, t) => [
    [0, 0],
    [w, 0],
    [w, t],
    [t, t],
    [t, h - t],
    [w, h - t],
    [w, h],
    [0, h],
  ],
  L: (w, h, t) => [
    [0, 0],
    [t, 0],
    [t, h - t],
    [w, h - t],
    [w, h],
    [0, h],
  ],
  T: (w, h, t) => [
    [0, 0],
    [w, 0],
    [w, t],
    [w / 2 + t / 2, t],
    [w / 2 + t / 2, h],
    [w / 2 - t / 2, h],
    [w / 2 - t / 2, t],
    [0, t],
  ],
};

/** Hollow sections in a bundle. Kinds: square, rect, round. */
export const hollow: Subject = ({ tones, size, kind }) => {
  if (kind === 'round') return pipeStack(tones, size);
  const [w, h] =
    kind === 'rect' ? [mix(40, 58, size), mix(24, 34, size)] : [mix(28, 44, size), mix(28, 44, size)];
  const cols = w > 40 ? 2 : 3;
  const rows = h > 32 ? 2 : 3;
  const [dx, dy] = [84, -42];
  const out: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) {
      const [x, y] = [38 + col * w, 194 - (row + 1) * h];
      out.push(
        polygon(
          [
            [x, y],
            [x + w, y],
            [x + w + dx, y + dy],
            [x + dx, y + dy],
          ],
          tones.light,
          2.4,
        ),
        polygon(
          [
            [x + w, y],
            [x + w, y + h],
            [x + w + dx, y + h + dy],
            [x + w + dx, y + dy],
          ],
          tones.dark,
          2.4,
        ),
        polygon(
          [
            [x, y],
            [x + w, y],
            [x + w, y + h],
            [x, y + h],
          ],
          tones.mid,
          2.4,
        ),
        polygon(
          [
            [x + 5, y + 5],
            [x + w - 5, y + 5],
            [x + w - 5, y + h - 5],
            [x + 5, y + h - 5],
          ],
          '#14232B',
          1,
        ),
      );
    }
  }
  return shadow(128, 196, 92, 11) + out.join('');
};

export function pipeStack(tones: Tones, size: number, bore = 0.72): string {
  const r = mix(15, 31, size);
  const rows = size > 0.75 ? [1, 2] : size > 0.35 ? [1, 2, 3] : [2, 3, 4];
  const pipes = rows.flatMap((count, row) =>
    range(count).map((i) => {
      const x = 46 + r * 0.5 + (i + (rows.length - 1 - row) * 0.5) * r * 1.72;
      const y = 194 - r - (rows.length - 1 - row) * r * 1.62;
      return [x, y, row] as const;
    }),
  );
  return (
    shadow(130, 194, 92, 11) +
    [...pipes]
      .sort((a, b) => b[0] - a[0] || b[1] - a[1])
      .map(([x, y]) => lyingTube([x, y], r, 96, tones, bore, -22))
      .join('')
  );
}

/** Sheets. Kinds: plate, corrugated, trapezoid, chequer, coil. */
export const sheetMetal: Subject = ({ tones, size, kind }) => {
  if (kind === 'coil') return sheetCoil(tones);
  if (kind === 'corrugated' || kind === 'trapezoid') return corrugated(tones, size, kind);
  const t = mix(4, 12, size);
  const marks =
    kind === 'chequer'
      ? range(5)
          .flatMap((i) =>
            range(4).map((j) => {
              const [x, y] = [20 + i * 22, 14 + j * 20];
              const [px, py] = [112 + (x - y) * 0.866, 96 + (x + y) * 0.5 - 3 * t];
              return line(
                (i + j) % 2 ? `M${n(px - 5)} ${n(py)}h10` : `M${n(px)} ${n(py - 4)}v8`,
                tones.dark,
                2.6,
              );
            }),
          )
          .join('')
      : line(`M${n(112 + 10)} ${n(112 - 3 * t)}l56 32`, '#FFFFFF', 3) +
        line(`M${n(112 - 4)} ${n(116 - 3 * t)}l30 17`, '#FFFFFF', 3);
  return (
    shadow(122, 190, 104, 18) +
    range(3)
      .map((i) => isoBox([112, 96], [i % 2 ? 5 : 0, i % 2 ? 0 : 4, i * t], [128, 88, t], tones, 2.4))
      .join('') +
    marks
  );
};

function corrugated(tones: Tones, size: number, kind: string): string {
  const waves = Math.round(mix(7, 5, size));
  const step = 128 / waves;
  const crest = kind === 'corrugated' ? 7 : 10;
  const [dx, dy] = [54, -62];
  const layer = (x0: number, y0: number) =>
    range(waves)
      .map((i) => {
        const [x, y] = [x0 + i * step, y0 + i * step * 0.34];
        const flank = kind === 'corrugated' ? step * 0.5 : step * 0.3;
        const p: [number, number][] = [
          [x, y],
          [x + flank, y + flank * 0.34 - crest],
          [x + step - flank + (kind === 'corrugated' ? 0 : flank * 0.6), y + (step - flank) * 0.34 - crest],
          [x + step, y + step * 0.34],
        ];
        return range(3)
          .map((k) => {
            const [a, b] = [p[k]!, p[k + 1]!];
            return b[0] - a[0] < 0.1
              ? ''
              : polygon(
                  [a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]],
                  pick([tones.light, tones.mid, tones.dark], k),
                  2,
                );
          })
          .join('');
      })
      .join('');
  return shadow(124, 194, 94, 13) + layer(28, 160) + layer(30, 148) + layer(32, 136);
}

function sheetCoil(tones: Tones): string {
  return (
    shadow(124, 196, 78) +
    path('M84 64H150A36 66 0 0 1 150 196H84Z', tones.mid) +
    flat('M90 150H180A34 64 0 0 1 150 194.500H86Z', tones.dark, 0.7) +
    flat('M86 76H166V88H86Z', '#FFFFFF', 0.5) +
    ellipse(84, 130, 36, 66, tones.light) +
    [28, 21].map((r) => ellipse(84, 130, r, r * 1.83, 'none', 1.8)).join('') +
    ellipse(84, 130, 13, 25, graphite.dark) +
    path('M118 64.500h10A36 66 0 0 1 128 195.500h-10A36 66 0 0 0 118 64.500Z', graphite.light, 2.2)
  );
}

/** Chain, shackles and rope. Kinds: chain, shackle, clip, thimble. */
export const rigging: Subject = ({ tones, size, kind }) => {
  if (kind === 'shackle') {
    return (
      shadow(120, 200, 60) +
      tube('M86 70V116A34 40 0 0 0 154 116V70', tones.mid, mix(15, 22, size)) +
      path('M58 56h124v20h-124Z', tones.dark) +
      path('M176 50h16v32h-16Z', tones.light) +
      circle(76, 66, 13, tones.light) +
      circle(76, 66, 5, graphite.dark, 2)
    );
  }
  if (kind === 'clip') {
    return (
      shadow(120, 200, 66) +
      range(2)
        .map((i) =>
          group(
            `translate(${i * 8} ${i * 56})`,
            tube('M84 128V92A28 28 0 0 1 140 92V128', tones.mid, 9),
            path('M66 112q46 14 92 0v22q-46 12 -92 0Z', tones.dark),
            path('M76 128h18v14h-18Z', tones.light, 2.4),
            path('M130 128h18v14h-18Z', tones.light, 2.4),
          ),
        )
        .join('')
    );
  }
  const links = Math.round(mix(7, 4, size));
  const len = 168 / links;
  return shadow(120, 198, 80) + turnedLinks(links, len, tones);
};

function turnedLinks(links: number, len: number, tones: Tones): string {
  const link = (i: number) => {
    const cy = 36 + len * (i + 0.5) * 0.98;
    const w = len * (i % 2 ? 0.12 : 0.42);
    const ring = `M${n(120 - w)} ${n(cy - len * 0.38)}A${n(w || 1)} ${n(len * 0.24)} 0 0 1 ${n(120 + w)} ${n(cy - len * 0.38)}V${n(cy + len * 0.38)}A${n(w || 1)} ${n(len * 0.24)} 0 0 1 ${n(120 - w)} ${n(cy + len * 0.38)}Z`;
    const t = len * 0.2;
    return (
      line(ring, '#14232B', t + 5) +
      line(ring, i % 2 ? tones.dark : tones.mid, t) +
      (i % 2
        ? ''
        : line(`M${n(120 - w - 1.5)} ${n(cy - len * 0.3)}V${n(cy + len * 0.3)}`, tones.light, t * 0.35))
    );
  };
  return group('rotate(24 120 120)', range(links).map(link).join(''));
}
