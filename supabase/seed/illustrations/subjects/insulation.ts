import { graphite, paper, steel, wood, type Tones } from '../palette.ts';
import {
  circle,
  dot,
  ellipse,
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
} from '../pen.ts';
import type { Subject } from '../subject.ts';

/** Rolls. Kinds: membrane, slate, wool, foil, film, strip, net. */
export const roll: Subject = ({ tones, accent, size, kind }) => {
  const r = mix(34, 48, size);
  const bodies: Record<string, Tones> = {
    membrane: graphite,
    slate: graphite,
    wool: { light: '#FBE6A0', mid: '#EFCB5A', dark: '#C79E2A' },
    foil: steel,
    film: tones,
    strip: tones,
    net: { light: '#FFFFFF', mid: '#E9EDEA', dark: tones.mid },
  };
  const body = bodies[kind] ?? tones;
  if (kind === 'strip')
    return (
      shadow(120, 202, 80) +
      circle(112, 120, mix(56, 70, size), tones.dark) +
      group(
        'translate(-8 -4)',
        circle(112, 120, mix(56, 70, size), tones.mid),
        range(4)
          .map((i) => circle(112, 120, mix(48, 60, size) - i * 10, 'none', 2))
          .join(''),
        circle(112, 120, 20, '#E9EBE8'),
      ) +
      path('M112 178H214V196H104Z', tones.light) +
      line('M120 187H212', tones.dark, 2)
    );
  const sheet = path(
    `M54 ${n(156 + r * 0.7)}L96 206H214L176 ${n(150 + r * 0.3)}Z`,
    kind === 'slate' ? accent.mid : body.light,
  );
  const specks =
    kind === 'slate'
      ? range(22)
          .map((i) => dot(92 + ((i * 37) % 100), 176 + ((i * 11) % 26), 1.7, accent.dark))
          .join('')
      : kind === 'net'
        ? range(7)
            .map((i) => line(`M${84 + i * 18} 204l-24 -26M${74 + i * 4} ${176 + i * 4}h104`, tones.dark, 1.2))
            .join('')
        : '';
  const band =
    kind === 'membrane' || kind === 'film'
      ? group(
          'translate(62 150) rotate(-14)',
          path(
            `M44 ${n(-r)}H84A${n(r * 0.5)} ${n(r)} 0 0 1 84 ${n(r)}H44A${n(r * 0.5)} ${n(r)} 0 0 0 44 ${n(-r)}Z`,
            tones.mid,
            2.4,
          ),
        )
      : '';
  return (
    shadow(130, 204, 92, 11) +
    sheet +
    specks +
    lyingTube([62, 150], r, 124, body, 0.34, -14) +
    [0.8, 0.6]
      .map((k) => group('translate(62 150) rotate(-14)', ellipse(0, 0, r * 0.5 * k, r * k, 'none', 1.8)))
      .join('') +
    band
  );
};

/** Insulation boards. Kinds: foam, wool, cork, composite, pack. */
export const foamBoard: Subject = ({ tones, accent, size, kind }) => {
  const t = mix(14, 34, size);
  const body: Tones =
    kind === 'wool'
      ? { light: '#F3E3A6', mid: '#DDBF5C', dark: '#B4933A' }
      : kind === 'cork'
        ? { light: '#DDB98C', mid: '#B98B58', dark: '#8A6238' }
        : kind === 'composite'
          ? steel
          : { light: '#FFFFFF', mid: tones.light, dark: tones.mid };
  const count = size > 0.6 ? 2 : 3;
  const layers = range(count)
    .map((i) =>
      isoBox(
        [116, 100 + count * 4],
        [i % 2 ? 4 : 0, i % 2 ? 0 : 4, i * t],
        [118, 86, t],
        kind === 'composite' ? { ...body, mid: tones.light } : body,
        2.6,
      ),
    )
    .join('');
  const specks = range(18)
    .map((i) => {
      const [x, y] = [6 + ((i * 41) % 108), 6 + ((i * 29) % 76)];
      const [px, py] = [116 + (x - y) * 0.866, 100 + count * 4 + (x + y) * 0.5 - count * t];
      return kind === 'wool'
        ? line(`M${n(px)} ${n(py)}q5 -4 10 0`, body.dark, 1.8)
        : kind === 'composite'
          ? ''
          : circle(px, py, 1.8, body.mid, 1);
    })
    .join('');
  const strap =
    kind === 'pack'
      ? polygon(
          [
            [60, 112],
            [78, 102],
            [180, 160],
            [162, 170],
          ],
          accent.dark,
          2,
        )
      : '';
  return shadow(120, 190, 102, 18) + layers + specks + strap;
};

/** Joint goods. Kinds: waterstop, backer, bead, tape. */
export const jointGoods: Subject = ({ tones, size, kind }) => {
  if (kind === 'waterstop')
    return (
      shadow(124, 192, 94, 12) +
      range(2)
        .map((i) =>
          group(
            `translate(${i * 14 - 6} ${i * 26 - 22})`,
            polygon(
              [
                [26, 140],
                [158, 68],
                [196, 86],
                [64, 160],
              ],
              tones.mid,
            ),
            path('M64 160L196 86V96L64 172Z', tones.dark),
            path('M26 140L64 160V172L26 151Z', tones.light),
            range(4)
              .map((k) =>
                line(
                  `M${34 + k * 9} ${144 + k * 5}L${168 + k * 9} ${71 + k * 5}`,
                  k === 1 || k === 2 ? tones.light : tones.dark,
                  3,
                ),
              )
              .join(''),
            circle(45, 156, 9, tones.mid),
            circle(45, 156, 4, '#E9EBE8', 2),
          ),
        )
        .join('')
    );
  if (kind === 'tape')
    return (
      shadow(120, 202, 84) +
      range(2)
        .map((i) =>
          group(
            `translate(${i * 34 - 16} ${i * 16 - 10})`,
            circle(108, 122, mix(46, 58, size), steel.dark),
            group(
              'translate(-9 -3)',
              circle(108, 122, mix(46, 58, size), pick([steel.light, tones.mid], i)),
              circle(108, 122, 30, wood.light),
              circle(108, 122, 24, '#E9EBE8'),
            ),
          ),
        )
        .join('')
    );
  if (kind === 'bead')
    return (
      shadow(124, 192, 94, 11) +
      range(4)
        .map((i) =>
          group(
            `translate(${i * 16 - 22} ${i * 14 - 20})`,
            polygon(
              [
                [28, 156],
                [178, 74],
                [186, 78],
                [36, 162],
              ],
              steel.light,
              2.4,
            ),
            polygon(
              [
                [36, 162],
                [186, 78],
                [186, 92],
                [36, 178],
              ],
              steel.mid,
              2.4,
            ),
            range(8)
              .map((k) => dot(52 + k * 17, 160 - k * 9.4, 2.4, '#14232B'))
              .join(''),
          ),
        )
        .join('')
    );
  const w = mix(9, 18, size);
  return (
    shadow(120, 200, 84) +
    range(4)
      .map(
        (i) =>
          `<ellipse cx="120" cy="${156 - i * w * 1.3}" rx="78" ry="28" fill="none" stroke="#14232B" stroke-width="${n(w + 5)}"/><ellipse cx="120" cy="${156 - i * w * 1.3}" rx="78" ry="28" fill="none" stroke="${i % 2 ? tones.light : tones.mid}" stroke-width="${n(w)}"/>`,
      )
      .join('') +
    path(`M112 ${n(170 - 4 * w)}h18v${n(20 + 3.4 * w)}h-18Z`, paper, 2.4)
  );
};
