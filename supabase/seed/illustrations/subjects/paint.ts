import { brass, graphite, paper, steel, wood } from '../palette.ts';
import {
  circle,
  cylinder,
  dot,
  ellipse,
  flat,
  group,
  line,
  mix,
  n,
  path,
  pick,
  plain,
  range,
  rect,
  shadow,
  tube,
  turned,
} from '../pen.ts';
import type { Subject } from '../subject.ts';

/** Buckets and tins. Kinds: bucket, open, tin, drum, jar. */
export const bucket: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'tin') {
    const r = mix(34, 48, size);
    const top = mix(104, 78, size);
    return (
      shadow(122, 202, r + 16) +
      cylinder(120, top, 190, r, steel) +
      path(
        `M${120 - r} ${top + 16}V${top + 76}A${r} ${r * 0.26} 0 0 0 ${120 + r} ${top + 76}V${top + 16}A${r} ${r * 0.26} 0 0 1 ${120 - r} ${top + 16}Z`,
        tones.mid,
      ) +
      flat(
        `M${120 + r * 0.5} ${top + 16 + r * 0.22}V${top + 76 + r * 0.22}Q${118 + r} ${top + 80} ${118 + r} ${top + 76}V${top + 18}Z`,
        tones.dark,
        0.7,
      ) +
      flat(`M${120 - r * 0.6} ${top + 44}q12 -22 24 0q0 14 -12 14q-12 0 -12 -14Z`, accent.light) +
      ellipse(120, top, r * 0.74, r * 0.18, steel.mid, 2.2)
    );
  }
  if (kind === 'drum') {
    const r = mix(48, 60, size);
    return (
      shadow(122, 204, r + 18) +
      cylinder(120, 62, 188, r, tones) +
      [100, 146]
        .map((y) =>
          path(
            `M${120 - r - 2} ${y}A${r + 2} ${r * 0.26} 0 0 0 ${122 + r} ${y}v7A${r + 2} ${r * 0.26} 0 0 1 ${118 - r} ${y + 7}Z`,
            tones.dark,
            2.4,
          ),
        )
        .join('') +
      circle(120 - r * 0.4, 60, 6, graphite.mid, 2.2) +
      ellipse(120 + r * 0.4, 64, 9, 4, graphite.mid, 2.2)
    );
  }
  const [rt, rb] = [mix(52, 68, size), mix(42, 54, size)];
  const top = mix(94, 74, size);
  const wall = `M${120 - rt} ${top}L${120 - rb} 188A${rb} ${rb * 0.24} 0 0 0 ${120 + rb} 188L${120 + rt} ${top}Z`;
  const label = `M${120 - rt + 4} ${top + 34}A${rt} ${rt * 0.2} 0 0 0 ${120 + rt - 4} ${top + 34}L${120 + rb + 4} ${top + 88}A${rb} ${rb * 0.22} 0 0 1 ${120 - rb - 4} ${top + 88}Z`;
  const lid =
    kind === 'open'
      ? ellipse(120, top, rt, rt * 0.24, paper) +
        ellipse(120, top + 3, rt - 8, rt * 0.18, tones.mid, 2.4) +
        path(`M${120 + rt * 0.3} ${top + rt * 0.2}q4 26 12 26q8 0 6 -30Z`, tones.mid, 2.4)
      : path(
          `M${116 - rt} ${top - 10}V${top}A${rt + 4} ${rt * 0.24} 0 0 0 ${124 + rt} ${top}V${top - 10}Z`,
          tones.dark,
        ) +
        ellipse(120, top - 10, rt + 4, rt * 0.25, tones.light) +
        ellipse(120, top - 10, rt - 10, rt * 0.17, 'none', 1.8);
  return (
    shadow(122, 200, rb + 24) +
    path(wall, paper) +
    path(label, tones.mid) +
    flat(`M120 ${top + 50}q16 22 16 32a16 16 0 0 1 -32 0q0 -10 16 -32Z`, accent.light) +
    flat(
      `M${120 + rt * 0.62} ${top + 4}L${120 + rb * 0.62} 196Q${118 + rb} 194 ${118 + rb} 188L${118 + rt} ${top + 4}Z`,
      graphite.mid,
      0.16,
    ) +
    path(wall, 'none') +
    lid +
    line(`M${120 - rt} ${top + 12}Q120 ${top + 78} ${120 + rt} ${top + 12}`, graphite.mid, 3.4)
  );
};

/** Kinds: roller, mini, brush, wide, round, pad. */
export const applicator: Subject = ({ tones, size, kind }) => {
  if (kind === 'roller' || kind === 'mini') {
    const w = kind === 'mini' ? 52 : mix(84, 112, size);
    return (
      shadow(120, 206, 66) +
      turned(
        -14,
        tube(`M${118 + w / 2} 70H${134 + w / 2}V104H120V140`, steel.mid, 6) +
          rect(120 - w / 2, 48, w, 46, 12, tones.light) +
          flat(
            `M${126 - w / 2} 74H${114 + w / 2}Q${116 + w / 2} 92 ${108 + w / 2} 92H${132 - w / 2}Q${122 - w / 2} 92 ${126 - w / 2} 74Z`,
            tones.mid,
          ) +
          range(Math.floor(w / 12))
            .map((i) => line(`M${128 - w / 2 + i * 12} 56v6m6 10v8`, tones.dark, 2))
            .join('') +
          path('M108 136H132L136 206Q120 216 104 206Z', tones.mid) +
          flat('M122 138H131L134 205L122 211Z', tones.dark),
      )
    );
  }
  const w = kind === 'wide' ? 56 : kind === 'round' ? 24 : mix(28, 42, size);
  return (
    shadow(120, 208, 60) +
    turned(
      28,
      path(
        `M${120 - w} 84Q${116 - w} 40 ${124 - w} 26Q120 ${kind === 'round' ? 2 : 18} ${116 + w} 26Q${124 + w} 40 ${120 + w} 84Z`,
        wood.light,
      ) +
        range(Math.floor(w / 4))
          .map((i) => line(`M${126 - w + i * 8} 80V${34 + (i % 2) * 8}`, wood.dark, 1.8))
          .join('') +
        flat(
          `M${122 - w} 44Q${122 - w} 30 ${126 - w} 26Q120 18 ${114 + w} 26Q${118 + w} 34 ${118 + w} 44Q120 52 ${122 - w} 44Z`,
          tones.mid,
        ) +
        path(`M${117 - w} 84h${w * 2 + 6}v30h${-w * 2 - 6}Z`, steel.mid) +
        line(`M${117 - w} 92h${w * 2 + 6}M${117 - w} 106h${w * 2 + 6}`) +
        path(
          `M${120 - w * 0.8} 114H${120 + w * 0.8}Q${120 + w * 0.3} 150 134 206Q120 218 106 206Q${120 - w * 0.3} 150 ${120 - w * 0.8} 114Z`,
          tones.mid,
        ) +
        flat(`M122 116H${118 + w * 0.8}Q${120 + w * 0.3} 150 132 205L122 211Z`, tones.dark) +
        circle(120, 198, 4, '#E9EBE8', 2),
    )
  );
};

/** Kinds: aerosol, cartridge, gun, foam, bottle, can, tube. */
export const dispenser: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'cartridge')
    return (
      shadow(120, 206, 60) +
      turned(
        mix(18, 32, size),
        path('M112 24H128L134 78H106Z', tones.light) +
          path('M92 78H148V92H92Z', graphite.mid) +
          path('M94 92H146V204H94Z', paper) +
          plain(96, 112, 48, 66, 0, tones.mid) +
          flat('M132 94H145V203H132Z', graphite.mid, 0.25) +
          path('M94 92H146V204H94Z', 'none') +
          circle(114, 144, 13, accent.light, 2.4) +
          path('M90 200H150V210H90Z', graphite.mid),
      )
    );
  if (kind === 'gun')
    return (
      shadow(120, 200, 90) +
      path('M24 92L52 84V100Z', tones.mid) +
      path('M50 74H150V110H50Z', steel.light) +
      flat('M52 96H148V108H52Z', steel.dark) +
      path('M148 70H162V114H148Z', graphite.mid) +
      path('M162 88H222V96H162Z', steel.mid, 2.4) +
      path('M214 96H224V118H214Z', steel.dark, 2.4) +
      path('M152 112H186L196 180Q184 188 170 180Z', tones.mid) +
      tube('M140 114Q144 150 158 164', graphite.dark, 6)
    );
  if (kind === 'bottle')
    return (
      shadow(120, 204, 58) +
      path('M102 40H138V62H102Z', tones.mid) +
      path('M100 62H140V82Q164 92 164 116V190Q164 202 152 202H88Q76 202 76 190V116Q76 92 100 82Z', paper) +
      path('M77 122H163V176H77Z', tones.mid) +
      flat('M142 90Q162 98 162 116V190Q162 200 152 200H142Z', graphite.mid, 0.2) +
      circle(120, 149, 17, accent.light, 2.4)
    );
  if (kind === 'can')
    return (
      shadow(120, 204, 80) +
      tube('M106 66V52H152V66', graphite.mid, 9) +
      path('M60 82L78 62H168L182 78V190Q182 202 170 202H72Q60 202 60 190Z', tones.mid) +
      flat('M150 64H168L180 79V190Q180 200 170 200H150Z', tones.dark, 0.6) +
      path('M60 52H86V70H60Z', graphite.light) +
      line('M78 110L160 184M160 110L78 184', tones.light, 6) +
      rect(92, 120, 54, 52, 6, paper)
    );
  const r = kind === 'foam' ? mix(32, 38, size) : mix(26, 34, size);
  return (
    shadow(122, 204, r + 22) +
    cylinder(120, 84, 194, r, { light: tones.light, mid: paper, dark: '#D5DAD6' }) +
    path(
      `M${120 - r} 108A${r} ${r * 0.26} 0 0 0 ${120 + r} 108V168A${r} ${r * 0.26} 0 0 1 ${120 - r} 168Z`,
      tones.mid,
    ) +
    flat(`M${120 + r * 0.5} ${108 + r * 0.22}V${168 + r * 0.22}L${118 + r} 169V110Z`, tones.dark) +
    path(
      `M${120 - r} 84Q${120 - r} 66 ${120 - r * 0.44} 62H${120 + r * 0.44}Q${120 + r} 66 ${120 + r} 84A${r} ${r * 0.26} 0 0 1 ${120 - r} 84Z`,
      steel.light,
    ) +
    (kind === 'foam'
      ? path('M110 36H130V62H110Z', tones.dark) + tube('M126 44Q170 40 176 90', tones.light, 7)
      : path('M104 34H136V62H104Z', tones.mid) +
        flat('M122 36H134V60H122Z', tones.dark) +
        dot(110, 44, 3, '#14232B'))
  );
};

/** Painter's sundries. Kinds: spraygun, tray, tape, sandpaper, putty, fan, ladder. */
export const painting: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'spraygun')
    return (
      shadow(120, 206, 70) +
      path('M132 26H178L172 78H138Z', paper) +
      path('M128 18H182V30H128Z', graphite.mid) +
      path('M138 52H172L171 76H139Z', tones.mid) +
      path('M56 84H176Q190 84 190 98V112H56Z', steel.light) +
      flat('M58 100H188V110H58Z', steel.dark) +
      path('M36 84L58 80V116L36 112Z', brass.mid) +
      path('M150 110H186L196 196Q184 204 168 198Z', tones.mid) +
      flat('M168 112H185L194 195L180 199Z', tones.dark) +
      tube('M136 112Q134 142 158 156', graphite.mid, 6) +
      path('M170 198h18v10h-18Z', brass.mid, 2.4)
    );
  if (kind === 'tape')
    return (
      shadow(122, 204, 80) +
      range(2)
        .map((i) =>
          group(
            `translate(${i * 30 - 12} ${i * 20 - 12})`,
            circle(112, 124, mix(48, 60, size), tones.dark),
            group(
              'translate(-10 -4)',
              circle(112, 124, mix(48, 60, size), tones.mid),
              circle(112, 124, 34, wood.light),
              circle(112, 124, 27, '#E9EBE8'),
            ),
          ),
        )
        .join('')
    );
  if (kind === 'sandpaper')
    return (
      shadow(122, 190, 94) +
      range(4)
        .map((i) =>
          group(
            `rotate(${-12 + i * 7} 120 220)`,
            path('M64 64H176V178H64Z', pick([wood.dark, wood.mid, tones.light, tones.mid], i)) +
              range(20)
                .map((k) => dot(72 + ((k * 37) % 98), 72 + ((k * 23) % 98), 1.4, '#14232B'))
                .join(''),
          ),
        )
        .join('')
    );
  if (kind === 'putty')
    return (
      shadow(120, 206, 60) +
      turned(
        34,
        path(`M${n(mix(88, 66, size))} 26H${n(mix(152, 174, size))}L136 104H104Z`, steel.light) +
          flat(`M122 28H${n(mix(150, 172, size))}L135 103H122Z`, steel.mid) +
          path('M104 104H136V124H104Z', steel.dark) +
          path('M102 122H138Q144 170 134 208Q120 216 106 208Q96 170 102 122Z', tones.mid) +
          flat('M122 123H137Q142 170 133 207L122 211Z', tones.dark),
      )
    );
  if (kind === 'tray')
    return (
      shadow(120, 190, 98) +
      path('M28 112L84 74H212L184 172H60Z', tones.mid) +
      path('M44 114L90 84H198L178 160H68Z', tones.dark) +
      path('M52 136L62 124H186L178 160H68Z', accent.light) +
      range(5)
        .map((i) => line(`M${78 + i * 4} ${92 + i * 5}H${190 - i * 2}`, tones.mid, 2))
        .join('')
    );
  return (
    shadow(120, 206, 84) +
    range(7)
      .map((i) =>
        group(
          `rotate(${-48 + i * 16} 120 196)`,
          rect(
            102,
            44,
            36,
            150,
            5,
            pick([tones.light, tones.mid, tones.dark, accent.light, '#FBE6A0', '#9CC0EA', '#A6D3A0'], i),
          ) + line('M102 82H138M102 120H138', '#14232B', 2),
        ),
      )
      .join('') +
    circle(120, 184, 7, steel.light)
  );
};
