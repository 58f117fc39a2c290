import { brass, copper, graphite, paper, steel, white } from '../palette.ts';
import {
  circle,
  cylinder,
  dot,
  ellipse,
  flat,
  group,
  line,
  lyingTube,
  mix,
  n,
  path,
  plain,
  range,
  rect,
  shadow,
  tube,
} from '../pen.ts';
import type { Subject } from '../subject.ts';
import { pipeStack } from './steel.ts';

/** Kinds: bundle, single, corrugated, socketed. */
export const pipe: Subject = ({ tones, size, kind }) => {
  if (kind === 'bundle') return pipeStack(tones, size, 0.68);
  const r = mix(22, 44, size);
  if (kind === 'corrugated')
    return (
      shadow(124, 192, 92, 13) +
      lyingTube([62, 150], r, 112, tones, 0.72, -24) +
      group(
        'translate(62 150) rotate(-24)',
        range(8)
          .map((i) =>
            path(`M${14 + i * 13} ${n(-r - 3)}h6v${n(r * 2 + 6)}h-6Z`, i % 2 ? tones.dark : tones.mid, 2),
          )
          .join(''),
      )
    );
  const socket =
    kind === 'socketed'
      ? group(
          'translate(58 158) rotate(-26)',
          path(`M0 ${n(-r - 7)}H34V${n(r + 7)}H0Z`, tones.dark),
          ellipse(0, 0, r * 0.5 + 3, r + 7, tones.light),
          ellipse(0, 0, r * 0.36, r * 0.74, '#14232B', 1.5),
        )
      : '';
  return shadow(124, 196, 92, 12) + lyingTube([58, 158], r, 124, tones, 0.74, -26) + socket;
};

/** Fittings. Kinds: elbow, tee, coupling, reducer, union, plug, nipple, flange, y, trap. */
export const fitting: Subject = ({ tones, size, kind }) => {
  const w = mix(40, 60, size);
  const rim = (x: number, y: number, vertical: boolean, extra = 9) =>
    vertical
      ? rect(x - w / 2 - extra, y, w + extra * 2, 22, 4, tones.light)
      : rect(x, y - w / 2 - extra, 22, w + extra * 2, 4, tones.light);
  const bodies: Record<string, () => string> = {
    elbow: () =>
      line(`M${n(84)} 176V${n(126)}Q84 92 118 92H168`, '#14232B', w + 6) +
      line('M84 178V126Q84 92 118 92H170', tones.mid, w) +
      line(
        `M${n(84 - w * 0.28)} 172V126Q${n(84 - w * 0.28)} ${n(92 - w * 0.28)} 118 ${n(92 - w * 0.28)}H164`,
        '#FFFFFF',
        4,
      ) +
      line(
        `M${n(84 + w * 0.34)} 172V130Q${n(84 + w * 0.34)} ${n(92 + w * 0.34)} 122 ${n(92 + w * 0.34)}H164`,
        tones.dark,
        w * 0.2,
      ) +
      rim(84, 178, true) +
      rim(172, 92, false),
    tee: () =>
      line('M54 104H186', '#14232B', w + 6) +
      line('M120 104V180', '#14232B', w + 6) +
      line('M52 104H188M120 104V182', tones.mid, w) +
      line(`M56 ${n(104 - w * 0.3)}H184`, '#FFFFFF', 4) +
      line(`M${n(120 + w * 0.34)} ${n(104 + w * 0.5)}V178`, tones.dark, w * 0.2) +
      rim(120, 178, true) +
      rim(186, 104, false) +
      rim(32, 104, false),
    coupling: () =>
      group(
        'rotate(-24 120 120)',
        path(`M60 ${n(120 - w * 0.7)}H180V${n(120 + w * 0.7)}H60Z`, tones.mid),
        flat(`M62 ${n(120 + w * 0.3)}H178V${n(120 + w * 0.66)}H62Z`, tones.dark),
        flat(`M66 ${n(120 - w * 0.5)}H176V${n(120 - w * 0.36)}H66Z`, '#FFFFFF', 0.6),
        path(`M112 ${n(120 - w * 0.76)}h16v${n(w * 1.52)}h-16Z`, tones.light),
        ellipse(60, 120, w * 0.34, w * 0.7, tones.light),
        ellipse(60, 120, w * 0.24, w * 0.5, '#14232B', 1.5),
      ),
    reducer: () =>
      group(
        'rotate(-24 120 120)',
        path(
          `M52 ${n(120 - w * 0.82)}H108L134 ${n(120 - w * 0.5)}H190V${n(120 + w * 0.5)}H134L108 ${n(120 + w * 0.82)}H52Z`,
          tones.mid,
        ),
        flat(
          `M54 ${n(120 + w * 0.4)}H108L134 ${n(120 + w * 0.22)}H188V${n(120 + w * 0.46)}H134L108 ${n(120 + w * 0.78)}H54Z`,
          tones.dark,
        ),
        ellipse(52, 120, w * 0.38, w * 0.82, tones.light),
        ellipse(52, 120, w * 0.27, w * 0.6, '#14232B', 1.5),
      ),
    union: () =>
      group(
        'rotate(-20 120 120)',
        path(`M34 ${n(120 - w * 0.5)}H206V${n(120 + w * 0.5)}H34Z`, tones.mid),
        path(`M86 ${n(120 - w * 0.86)}H140V${n(120 + w * 0.86)}H86Z`, tones.light),
        line(`M86 ${n(120 - w * 0.36)}H140M86 ${n(120 + w * 0.36)}H140`),
        path(`M140 ${n(120 - w * 0.7)}h18v${n(w * 1.4)}h-18Z`, tones.dark),
        range(4)
          .map((i) =>
            line(
              `M${44 + i * 9} ${n(120 - w * 0.5)}v${n(w)}M${172 + i * 9} ${n(120 - w * 0.5)}v${n(w)}`,
              '#14232B',
              1.8,
            ),
          )
          .join(''),
      ),
    plug: () =>
      group(
        'rotate(20 120 120)',
        path(`M${n(120 - w * 0.5)} 108H${n(120 + w * 0.5)}V186H${n(120 - w * 0.5)}Z`, tones.light),
        range(6)
          .map((i) => line(`M${n(120 - w * 0.5)} ${122 + i * 11}L${n(120 + w * 0.5)} ${116 + i * 11}`))
          .join(''),
        path(`M${n(120 - w * 0.85)} 66H${n(120 + w * 0.85)}V110H${n(120 - w * 0.85)}Z`, tones.mid),
        line(`M${n(120 - w * 0.34)} 66V110M${n(120 + w * 0.34)} 66V110`),
        flat(`M${n(120 + w * 0.36)} 68H${n(120 + w * 0.82)}V108H${n(120 + w * 0.36)}Z`, tones.dark),
      ),
    nipple: () =>
      group(
        'rotate(-24 120 120)',
        path(`M42 ${n(120 - w * 0.5)}H198V${n(120 + w * 0.5)}H42Z`, tones.light),
        range(6)
          .map((i) =>
            line(
              `M${48 + i * 9} ${n(120 - w * 0.5)}l5 ${n(w)}M${144 + i * 9} ${n(120 - w * 0.5)}l5 ${n(w)}`,
              '#14232B',
              1.8,
            ),
          )
          .join(''),
        path(`M98 ${n(120 - w * 0.72)}H140V${n(120 + w * 0.72)}H98Z`, tones.mid),
        line(`M98 ${n(120 - w * 0.3)}H140M98 ${n(120 + w * 0.3)}H140`),
      ),
    flange: () =>
      ellipse(126, 128, mix(74, 86, size), mix(58, 66, size), tones.dark) +
      ellipse(120, 118, mix(74, 86, size), mix(58, 66, size), tones.mid) +
      ellipse(120, 112, 46, 34, tones.light) +
      ellipse(120, 110, 30, 21, '#14232B', 2) +
      range(8)
        .map((i) =>
          ellipse(
            120 + Math.cos(i * 0.785 + 0.39) * mix(60, 68, size),
            117 + Math.sin(i * 0.785 + 0.39) * mix(46, 52, size),
            7,
            5.5,
            '#E9EBE8',
            2.2,
          ),
        )
        .join(''),
    y: () =>
      line('M120 182V96M120 132L168 74', '#14232B', w * 0.9 + 6) +
      line('M120 184V94', tones.mid, w * 0.9) +
      line('M120 132L170 72', tones.mid, w * 0.9) +
      rim(120, 178, true, 6) +
      rim(120, 52, true, 6) +
      group('rotate(40 176 64)', rect(176 - w / 2 - 4, 54, w + 8, 20, 4, tones.light)),
    trap: () =>
      line('M76 52V130Q76 176 112 176Q148 176 148 140V118H206', '#14232B', w * 0.72 + 6) +
      line('M76 50V130Q76 176 112 176Q148 176 148 140V118H208', tones.mid, w * 0.72) +
      line('M70 60V130Q70 166 92 176', '#FFFFFF', 3) +
      rect(76 - w * 0.5, 42, w, 18, 4, tones.dark) +
      rect(94, 160, 36, 44, 6, tones.light) +
      rect(196, 118 - w * 0.5, 16, w, 4, tones.dark),
  };
  return shadow(122, 206, 78) + (bodies[kind] ?? bodies.elbow!)();
};

/** Kinds: ball, gate, check, angle, float, butterfly. */
export const valve: Subject = ({ tones, size, kind }) => {
  const w = mix(44, 60, size);
  const pipeBody =
    line('M36 142H204', '#14232B', w + 6) +
    line('M34 142H206', brass.mid, w) +
    line(`M40 ${n(142 - w * 0.3)}H200`, '#FFFFFF', 3.5) +
    rect(26, 142 - w * 0.64, 30, w * 1.28, 4, brass.light) +
    rect(184, 142 - w * 0.64, 30, w * 1.28, 4, brass.light) +
    line(
      `M26 ${n(142 - w * 0.2)}h30M184 ${n(142 - w * 0.2)}h30M26 ${n(142 + w * 0.26)}h30M184 ${n(142 + w * 0.26)}h30`,
    );
  const belly =
    ellipse(120, 142, w * 0.82, w * 0.72, brass.mid) +
    flat(
      `M${n(120 - w * 0.6)} ${n(142 + w * 0.2)}Q120 ${n(142 + w * 0.9)} ${n(120 + w * 0.6)} ${n(142 + w * 0.2)}Z`,
      brass.dark,
    );
  if (kind === 'ball')
    return (
      shadow(120, 196, 92) +
      pipeBody +
      belly +
      path('M108 84H132V114H108Z', brass.light) +
      path('M96 70H204Q214 70 214 79Q214 88 204 88H96Q90 79 96 70Z', tones.mid) +
      flat('M98 80H212Q210 86 204 86H98Z', tones.dark) +
      circle(120, 79, 7, steel.light, 2.4)
    );
  if (kind === 'float')
    return (
      shadow(124, 196, 86) +
      tube('M70 110L150 140', brass.mid, 6) +
      path('M30 84H72V132H30Z', brass.light) +
      line('M30 98H72M30 118H72') +
      path('M36 132H66V168H36Z', brass.mid) +
      circle(170, 142, mix(34, 42, size), tones.mid) +
      flat(`M150 130A26 26 0 0 1 172 114L174 122Q160 124 156 134Z`, '#FFFFFF', 0.6) +
      line('M130 146Q170 160 210 142')
    );
  if (kind === 'angle')
    return (
      shadow(120, 206, 70) +
      line('M96 190V140H180', '#14232B', 40) +
      line('M96 192V140H182', steel.light, 34) +
      rect(72, 176, 48, 24, 4, steel.mid) +
      rect(168, 116, 26, 48, 4, steel.mid) +
      path('M82 92H110V122H82Z', steel.mid) +
      path('M60 62H132L126 92H66Z', tones.mid) +
      flat('M100 63H130L125 91H100Z', tones.dark)
    );
  if (kind === 'butterfly')
    return (
      shadow(120, 206, 66) +
      circle(120, 136, mix(58, 66, size), tones.mid) +
      circle(120, 136, 42, graphite.dark) +
      ellipse(120, 136, 16, 40, steel.light) +
      path('M112 50H128V84H112Z', steel.mid) +
      path('M112 42L212 50V62L112 64Z', tones.dark)
    );
  const wheel =
    kind === 'check'
      ? path('M92 92H148V112H92Z', brass.light) + line('M110 92V112M130 92V112')
      : path('M114 66H126V104H114Z', steel.mid) +
        path('M98 92H142V114H98Z', brass.light) +
        ellipse(120, 60, mix(40, 50, size), 14, tones.mid) +
        ellipse(120, 58, mix(28, 36, size), 8, tones.dark, 2) +
        circle(120, 57, 7, steel.light, 2.4);
  return shadow(120, 196, 92) + pipeBody + belly + wheel;
};

/** Kinds: basin, kitchen, shower, tap, garden, head. */
export const mixer: Subject = ({ tones, accent, size, kind }) => {
  const metal = accent.mid === tones.mid ? steel : accent;
  if (kind === 'shower' || kind === 'head')
    return (
      shadow(120, 208, 66) +
      tube('M88 206V70Q88 44 118 44H150', metal.mid, 10) +
      path(`M${n(mix(118, 106, size))} 84Q150 50 ${n(mix(182, 194, size))} 84Z`, metal.light) +
      path(`M${n(mix(114, 102, size))} 84h${n(mix(72, 96, size))}v10h${n(-mix(72, 96, size))}Z`, metal.dark) +
      range(6)
        .map((i) =>
          line(`M${n(mix(122, 112, size) + i * mix(11, 15, size))} 104l-3 20m-2 10l-3 18`, tones.mid, 3.5),
        )
        .join('') +
      (kind === 'shower'
        ? rect(60, 150, 56, 26, 10, metal.light) +
          circle(60, 163, 14, tones.mid) +
          circle(116, 163, 14, tones.mid)
        : '')
    );
  if (kind === 'garden' || kind === 'tap')
    return (
      shadow(120, 202, 66) +
      path(
        'M58 100H128Q166 102 166 138V168H138V142Q138 130 126 130H58Z',
        kind === 'garden' ? brass.mid : metal.mid,
      ) +
      flat(
        'M60 118H126Q152 120 152 142V166H140V142Q140 130 126 128H60Z',
        kind === 'garden' ? brass.dark : metal.dark,
        0.7,
      ) +
      rect(46, 92, 20, 48, 4, kind === 'garden' ? brass.light : metal.light) +
      path('M92 74H116V102H92Z', kind === 'garden' ? brass.light : metal.light) +
      path('M62 58H146Q152 66 146 74H62Q56 66 62 58Z', tones.mid) +
      rect(132, 166, 40, 16, 4, kind === 'garden' ? brass.light : metal.light) +
      flat('M152 190q8 12 0 16q-8 -4 0 -16Z', tones.mid)
    );
  const high = kind === 'kitchen' ? 40 : mix(96, 82, size);
  return (
    shadow(116, 206, 70) +
    tube(
      `M96 188V${high + 38}Q96 ${high} 134 ${high}Q172 ${high} 172 ${high + 38}V${high + 54}`,
      metal.mid,
      17,
    ) +
    line(`M92 182V${high + 38}Q92 ${high - 4} 130 ${high - 4}`, '#FFFFFF', 3.5) +
    path('M70 186H122V204H70Z', metal.dark) +
    path('M82 150H112V188H82Z', metal.light) +
    path('M56 138L88 150L84 164L50 150Z', tones.mid) +
    rect(160, high + 48, 24, 12, 3, metal.dark) +
    flat(`M172 ${high + 70}q8 14 0 19q-8 -5 0 -19Z`, tones.mid)
  );
};

/** Sanitary ware. Kinds: basin, pedestal, wc, squat, bath, sink, cistern, heater. */
export const sanitary: Subject = ({ tones, size, kind }) => {
  const c = white;
  if (kind === 'wc')
    return (
      shadow(124, 206, 74) +
      rect(58, 44, 96, 66, 8, c.light) +
      flat('M120 46H146Q152 46 152 54V108H120Z', c.dark, 0.7) +
      rect(52, 38, 108, 14, 5, c.mid) +
      path('M54 112H186Q204 116 200 134H54Z', c.mid) +
      path('M62 134H196Q196 168 150 172L158 204H84L88 170Q62 160 62 134Z', c.light) +
      flat('M150 136H194Q194 166 148 170L156 202H128L132 168Q150 160 150 136Z', c.dark, 0.7) +
      circle(106, 38, 6, tones.mid, 2.4)
    );
  if (kind === 'squat')
    return (
      shadow(120, 196, 90) +
      path('M40 92Q60 60 120 60Q180 60 200 92L206 182H34Z', c.light) +
      path('M88 82Q120 68 152 82L162 160Q120 186 78 160Z', c.dark) +
      ellipse(120, 152, 17, 11, graphite.dark) +
      range(4)
        .map((i) => line(`M52 ${102 + i * 18}H78M162 ${102 + i * 18}H188`, tones.mid, 4))
        .join('')
    );
  if (kind === 'bath')
    return (
      shadow(120, 198, 98) +
      path('M24 108H216Q212 176 178 190H62Q28 176 24 108Z', c.light) +
      flat('M160 110H214Q208 172 176 188H140Q168 160 160 110Z', c.dark, 0.7) +
      ellipse(120, 108, 98, 24, c.mid) +
      ellipse(120, 110, 82, 16, tones.light) +
      tube('M52 98V74Q52 62 66 62H78V74', steel.mid, 6)
    );
  if (kind === 'sink')
    return (
      shadow(120, 186, 98) +
      path('M22 118L62 70H218L196 118V140H22Z', steel.mid) +
      path('M22 118L62 70H218L196 118Z', steel.light) +
      path('M58 110L84 80H138L122 110Z', steel.dark) +
      path('M132 110L148 80H204L190 110Z', size > 0.5 ? steel.dark : steel.mid) +
      circle(96, 97, 5, graphite.dark, 2) +
      tube('M140 76V46Q140 34 124 34Q112 34 112 50', tones.mid, 6)
    );
  if (kind === 'cistern')
    return (
      shadow(120, 196, 80) +
      path('M48 70H192L182 188H58Z', c.light) +
      flat('M140 72H190L180 186H136Z', c.dark, 0.7) +
      rect(40, 56, 160, 18, 6, c.mid) +
      rect(104, 46, 32, 12, 5, tones.mid)
    );
  const ped =
    kind === 'pedestal'
      ? path('M98 144H142L148 206H92Z', c.light) + flat('M122 146H141L146 204H122Z', c.dark, 0.7)
      : path('M84 142H156L144 168H96Z', c.mid);
  return (
    shadow(120, kind === 'pedestal' ? 208 : 182, 66) +
    ped +
    path(
      `M${n(mix(50, 36, size))} 96H${n(mix(190, 204, size))}Q${n(mix(186, 200, size))} 146 120 150Q${n(mix(54, 40, size))} 146 ${n(mix(50, 36, size))} 96Z`,
      c.light,
    ) +
    flat('M146 100H190Q184 140 140 147Q160 124 146 100Z', c.dark, 0.7) +
    ellipse(120, 96, mix(72, 86, size), 20, c.mid) +
    ellipse(120, 99, mix(54, 66, size), 12, tones.light) +
    tube('M120 84V62Q120 52 132 52H142V64', steel.mid, 7)
  );
};

/** Water tanks. Kinds: round, horizontal, square, steel. */
export const tank: Subject = ({ tones, size, kind }) => {
  if (kind === 'horizontal') {
    const l = mix(58, 74, size);
    return (
      shadow(120, 204, l + 22) +
      path(
        `M${120 - l} 76H${120 + l}A28 54 0 0 1 ${120 + l} 184H${120 - l}A28 54 0 0 1 ${120 - l} 76Z`,
        tones.mid,
      ) +
      flat(
        `M${122 - l} 150H${148 + l}A28 54 0 0 1 ${120 + l} 182H${120 - l}Q${102 - l} 178 ${97 - l} 150Z`,
        tones.dark,
        0.7,
      ) +
      flat(`M${120 - l} 84H${120 + l}V94H${116 - l}Z`, '#FFFFFF', 0.5) +
      range(3)
        .map((i) =>
          line(
            `M${120 - l + 20 + i * ((l * 2 - 40) / 2)} 76A28 54 0 0 1 ${120 - l + 20 + i * ((l * 2 - 40) / 2)} 184`,
            '#14232B',
            2.4,
          ),
        )
        .join('') +
      rect(98, 56, 44, 22, 5, tones.light) +
      path(`M${126 - l} 182l-10 24h18l8 -24ZM${98 + l} 182l8 24h18l-10 -24Z`, graphite.mid)
    );
  }
  if (kind === 'square') {
    const h = mix(96, 124, size);
    return (
      shadow(120, 206, 92) +
      rect(42, 200 - h, 156, h, 10, tones.mid) +
      flat(`M150 ${202 - h}H188Q196 ${202 - h} 196 ${212 - h}V190Q196 198 188 198H150Z`, tones.dark, 0.6) +
      range(3)
        .map((i) => line(`M42 ${n(200 - h + (h / 4) * (i + 1))}H198`, tones.dark, 4))
        .join('') +
      range(3)
        .map((i) => line(`M${81 + i * 39} ${200 - h}V200`, tones.dark, 4))
        .join('') +
      rect(88, 186 - h, 64, 18, 5, tones.light) +
      circle(66, 184, 6, graphite.mid, 2.4)
    );
  }
  const r = mix(50, 68, size);
  const top = mix(92, 64, size);
  const body = kind === 'steel' ? steel : tones;
  return (
    shadow(122, 204, r + 16) +
    cylinder(120, top, 186, r, body, { ry: r * 0.22 }) +
    path(
      `M${n(120 - r)} ${top}Q${n(120 - r * 0.7)} ${n(top - r * 0.42)} 120 ${n(top - r * 0.46)}Q${n(120 + r * 0.7)} ${n(top - r * 0.42)} ${n(120 + r)} ${top}A${n(r)} ${n(r * 0.22)} 0 0 1 ${n(120 - r)} ${top}Z`,
      body.light,
    ) +
    range(3)
      .map((i) =>
        line(
          `M${n(120 - r)} ${n(mix(top, 186, (i + 1) / 4))}A${n(r)} ${n(r * 0.22)} 0 0 0 ${n(120 + r)} ${n(mix(top, 186, (i + 1) / 4))}`,
          '#14232B',
          2.4,
        ),
      )
      .join('') +
    rect(100, top - r * 0.46 - 12, 40, 16, 5, kind === 'steel' ? tones.mid : body.dark)
  );
};

/** Pumps. Kinds: booster, submersible, centrifugal, pressure, drain. */
export const pump: Subject = ({ tones, size, kind }) => {
  if (kind === 'submersible')
    return (
      shadow(120, 208, 46) +
      tube('M128 40Q150 20 176 30', graphite.dark, 5) +
      path('M98 60H142V150H98Z', steel.light) +
      flat('M124 62H140V148H124Z', steel.dark, 0.6) +
      path('M104 36H136V60H104Z', brass.mid) +
      path('M98 120H142V146H98Z', graphite.mid) +
      range(4)
        .map((i) => line(`M106 ${125 + i * 5}H134`, steel.light, 2))
        .join('') +
      path(
        `M98 146H142V${n(mix(192, 206, size))}Q120 ${n(mix(204, 214, size))} 98 ${n(mix(192, 206, size))}Z`,
        tones.mid,
      ) +
      flat('M124 148H140V192L124 200Z', tones.dark, 0.6)
    );
  if (kind === 'drain')
    return (
      shadow(120, 208, 66) +
      tube('M104 66V44Q104 34 120 34Q136 34 136 44V66', graphite.mid, 7) +
      cylinder(120, 76, 150, 44, tones) +
      path('M70 150H170L178 190H62Z', graphite.mid) +
      range(7)
        .map((i) => line(`M${74 + i * 15} 168v18`, steel.light, 3))
        .join('') +
      path('M160 110H196V74H176V96H160Z', tones.dark) +
      tube('M90 70Q60 40 42 60', graphite.dark, 4)
    );
  if (kind === 'pressure')
    return (
      shadow(120, 204, 92) +
      path('M44 92Q44 62 84 62Q124 62 124 92V168Q124 184 84 184Q44 184 44 168Z', tones.mid) +
      flat('M100 66Q122 72 122 92V168Q122 180 100 183Z', tones.dark, 0.6) +
      line('M44 124H124', '#14232B', 2.4) +
      path('M124 132H206V182H124Z', graphite.mid) +
      range(6)
        .map((i) => line(`M${136 + i * 12} 138v38`, graphite.light, 3))
        .join('') +
      circle(160, 104, 16, paper) +
      line('M160 104l8 -8', '#CB3F33', 3) +
      tube('M124 118H150', brass.mid, 8) +
      path('M60 184h16v18h-16ZM176 182h16v20h-16Z', graphite.dark)
    );
  const l = mix(0, 10, size);
  return (
    shadow(124, 204, 92) +
    path(
      `M112 100H${196 + l}Q${206 + l} 100 ${206 + l} 112V158Q${206 + l} 170 ${196 + l} 170H112Z`,
      tones.mid,
    ) +
    range(6)
      .map((i) => line(`M${128 + i * 12} 106V164`, tones.dark, 4))
      .join('') +
    rect(136, 78, 44, 24, 4, graphite.mid) +
    circle(82, 136, mix(44, 50, size), kind === 'booster' ? brass.mid : tones.dark) +
    circle(82, 136, 30, kind === 'booster' ? brass.light : tones.mid) +
    circle(82, 136, 13, graphite.dark) +
    path('M70 62H96V96H70Z', steel.mid) +
    rect(62, 54, 42, 13, 3, steel.light) +
    path('M14 124H40V150H14Z', steel.mid) +
    rect(10, 116, 12, 42, 3, steel.light) +
    path(`M120 170H190L198 200H112Z`, graphite.dark)
  );
};

/** Flexible hose. Kinds: garden, layflat, braided, suction. */
export const hose: Subject = ({ tones, size, kind }) => {
  if (kind === 'braided')
    return (
      shadow(120, 200, 66) +
      tube('M72 176V96Q72 54 120 54Q168 54 168 96V176', steel.light, mix(14, 20, size)) +
      `<path d="M72 176V96Q72 54 120 54Q168 54 168 96V176" fill="none" stroke="${steel.dark}" stroke-width="${n(mix(14, 20, size))}" stroke-dasharray="2 5"/>` +
      [72, 168]
        .map((x) => rect(x - 17, 172, 34, 28, 4, tones.mid) + line(`M${x - 6} 172v28M${x + 6} 172v28`))
        .join('')
    );
  const w = mix(11, 17, size);
  const rings = kind === 'suction' ? 3 : 4;
  return group(
    'translate(0 4)',
    shadow(120, 200, 88),
    range(rings)
      .map((i) => {
        const d = `M40 ${158 - i * w * 1.5}A80 30 0 0 0 200 ${158 - i * w * 1.5}A80 30 0 0 0 40 ${158 - i * w * 1.5}Z`;
        return (
          line(d, '#14232B', w + 5) +
          line(d, i % 2 ? tones.dark : tones.mid, w) +
          line(d, kind === 'layflat' ? tones.light : '#FFFFFF', kind === 'layflat' ? w * 0.3 : 2.4)
        );
      })
      .join(''),
    kind === 'suction'
      ? `<path d="M40 ${158 - w * 3}A80 30 0 0 0 200 ${158 - w * 3}" fill="none" stroke="#14232B" stroke-width="${w}" stroke-dasharray="2 7"/>`
      : '',
    tube(`M196 ${n(166 - rings * w)}Q222 ${n(150 - rings * w)} 206 ${n(116 - rings * w)}`, tones.mid, w),
    group(`translate(206 ${n(112 - rings * w)}) rotate(-24)`, rect(-w * 0.8, -28, w * 1.6, 30, 3, brass.mid)),
  );
};

/** Clamps and drains. Kinds: clamp, saddle, drain, meter, filter. */
export const pipeGoods: Subject = ({ tones, size, kind }) => {
  if (kind === 'drain')
    return (
      shadow(120, 186, 84) +
      rect(46, 52, 148, 124, 8, steel.dark) +
      rect(52, 48, 136, 118, 8, steel.light) +
      circle(120, 107, mix(36, 46, size), steel.mid) +
      range(8)
        .map((i) => group(`rotate(${i * 45} 120 107)`, rect(116, 76, 8, 20, 4, graphite.dark, 1.6)))
        .join('') +
      circle(120, 107, 7, tones.mid, 2.4)
    );
  if (kind === 'meter')
    return (
      shadow(120, 196, 92) +
      line('M30 150H210', '#14232B', 42) +
      line('M28 150H212', brass.mid, 36) +
      rect(24, 124, 26, 52, 4, brass.light) +
      rect(190, 124, 26, 52, 4, brass.light) +
      circle(120, 116, mix(54, 60, size), brass.mid) +
      circle(120, 110, mix(44, 48, size), paper) +
      range(5)
        .map((i) => rect(88 + i * 13, 90, 12, 17, 1, i > 3 ? '#F0A096' : '#E9EDEA', 1.8))
        .join('') +
      circle(120, 130, 9, tones.mid, 2) +
      path('M78 66Q120 30 162 66L156 74Q120 46 84 74Z', tones.mid)
    );
  if (kind === 'filter')
    return (
      shadow(120, 208, 66) +
      range(size > 0.5 ? 3 : 1)
        .map((i, _, all) => {
          const x = 120 + (i - (all.length - 1) / 2) * 58;
          return (
            cylinder(
              x,
              92,
              190,
              23,
              i === 1 ? white : { light: '#CFE9EE', mid: tones.light, dark: tones.mid },
            ) + path(`M${x - 27} 70H${x + 27}V94H${x - 27}Z`, tones.mid)
          );
        })
        .join('') +
      line('M40 80H200', '#14232B', 3).repeat(size > 0.5 ? 1 : 0)
    );
  if (kind === 'saddle')
    return (
      shadow(120, 188, 88) +
      range(3)
        .map((i) =>
          group(
            `translate(${i * 56 - 56} ${i * 18 - 18})`,
            path('M82 150H96Q96 104 120 104Q144 104 144 150H158V164H82Z', tones.mid),
            path('M104 164Q104 116 120 116Q136 116 136 164Z', '#E9EBE8', 2.4),
            circle(89, 156, 3, graphite.dark, 1.5),
            circle(151, 156, 3, graphite.dark, 1.5),
          ),
        )
        .join('')
    );
  const r = mix(56, 70, size);
  return (
    shadow(120, 204, 72) +
    `<circle cx="120" cy="130" r="${n(r)}" fill="none" stroke="#14232B" stroke-width="27"/><circle cx="120" cy="130" r="${n(r)}" fill="none" stroke="${steel.light}" stroke-width="21"/><circle cx="120" cy="130" r="${n(r)}" fill="none" stroke="${steel.dark}" stroke-width="13" stroke-dasharray="5 6"/>` +
    path(`M88 ${n(116 - r)}H154V${n(144 - r)}H88Z`, tones.mid) +
    path(`M152 ${n(120 - r)}h24v20h-24Z`, steel.mid) +
    line(`M176 ${n(124 - r)}v12`, '#14232B', 4)
  );
};

export const copperCoil: Subject = ({ tones, size }) => {
  const w = mix(8, 14, size);
  return group(
    'translate(0 2)',
    shadow(120, 202, 84),
    range(4)
      .map((i) => {
        const d = `M${44 + i * 6} ${164 - i * 22}A${76 - i * 6} 26 0 0 0 ${196 - i * 6} ${164 - i * 22}A${76 - i * 6} 26 0 0 0 ${44 + i * 6} ${164 - i * 22}Z`;
        return line(d, '#14232B', w + 5) + line(d, copper.mid, w) + line(d, copper.light, 2.6);
      })
      .join(''),
    tube('M178 92Q206 74 196 42', copper.mid, w),
    dot(196, 42, w * 0.3, '#14232B'),
    plain(110, 84, 18, 92, 3, tones.mid),
  );
};
