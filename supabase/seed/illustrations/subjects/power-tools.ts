import { graphite, steel, type Tones } from '../palette.ts';
import {
  circle,
  dot,
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

const vents = (x: number, y: number, count = 4): string =>
  range(count)
    .map((i) => line(`M${x + i * 8} ${y}v18`, '#14232B', 2.6))
    .join('');
const cord = (d: string): string => tube(d, graphite.dark, 4);
const battery = (x: number, y: number, tones: Tones, w = 56): string =>
  path(`M${x} ${y}h${w}v26q0 6 -6 6h${12 - w}q-6 0 -6 -6Z`, graphite.mid) +
  plain(x + 10, y + 13, w - 20, 7, 3, tones.light);

/** Pistol drill. Kinds: corded, cordless, impact, driver. */
export const drill: Subject = ({ tones, accent, size, kind }) => {
  const cordless = kind === 'cordless' || kind === 'driver';
  const nose = kind === 'driver' ? 176 : 184;
  const long = mix(46, 56, size);
  return [
    shadow(112, 206, 82),
    cordless ? '' : cord('M76 196Q70 214 44 210Q22 206 20 188'),
    path('M62 118H106L100 190H66Q58 190 60 180Z', graphite.mid),
    flat('M88 118H105L99 189H84Z', graphite.dark),
    path('M104 122h12l-2 22q-6 6 -12 0Z', accent.mid, 2.6),
    path(
      `M${n(96 - long)} 74Q${n(94 - long)} 60 ${n(106 - long)} 60H150L170 70V110L150 122H${n(106 - long)}Q${n(92 - long)} 122 ${n(94 - long)} 108Z`,
      tones.mid,
    ),
    flat(
      `M${n(96 - long)} 102H169V110L149 120.500H${n(106 - long)}Q${n(96 - long)} 120 ${n(96 - long)} 108Z`,
      tones.dark,
    ),
    flat(`M${n(108 - long)} 66H146V73H${n(106 - long)}Z`, '#FFFFFF', 0.5),
    vents(60, 82),
    path(`M170 72H${nose}V108H170Z`, graphite.light),
    kind === 'driver'
      ? path('M176 80h16v20h-16Z', graphite.dark)
      : path('M184 76L202 82V98L184 104Z', graphite.dark),
    path('M200 87H222V93H200Z', steel.light, 2),
    kind === 'impact'
      ? path('M146 118H162V168Q162 176 154 176Q146 176 146 168Z', graphite.mid) +
        path('M142 56h18v66h-18Z', graphite.light)
      : '',
    cordless ? battery(52, 182, tones) : path('M62 184h38v12h-38Z', graphite.dark),
  ].join('');
};

/** Rotary and demolition hammers. Kinds: rotary, demolition, breaker. */
export const rotaryHammer: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'breaker')
    return (
      shadow(120, 210, 56) +
      path('M114 150H126V206L120 216L114 206Z', steel.mid) +
      path('M98 128H142L136 160H104Z', graphite.mid) +
      path('M84 52H156V118L146 132H94L84 118Z', tones.mid) +
      flat('M122 54H154V117L145 130H122Z', tones.dark, 0.6) +
      tube('M54 60H186', graphite.dark, 12) +
      tube('M84 60V44H156V60', graphite.mid, 7) +
      vents(104, 80) +
      cord('M186 64Q206 96 196 130')
    );
  const l = mix(0, 12, size);
  const long = kind === 'demolition';
  return (
    shadow(116, 206, 90) +
    cord('M40 168Q28 190 44 208Q60 214 84 208') +
    path(`M34 66Q30 56 44 56H64V152Q64 174 48 174Q32 174 34 152L40 120Z`, graphite.mid) +
    path('M60 82H70V148H60Z', '#E9EBE8', 2.6) +
    path(`M60 ${58 - l / 2}H158L172 70V118L158 128H92L86 168Q82 178 66 176V130L60 128Z`, tones.mid) +
    flat(`M62 106H171V117L158 126H91L85 168Q80 176 68 175V128L62 126Z`, tones.dark) +
    flat('M68 66H154V74H68Z', '#FFFFFF', 0.5) +
    vents(96, 84, 5) +
    path('M156 120H174V176Q174 184 165 184Q156 184 156 176Z', graphite.mid) +
    path(`M172 78H${190 + l / 2}V110H172Z`, graphite.light) +
    path(`M${190 + l / 2} 86h10v16h-10Z`, graphite.dark, 2.4) +
    path(long ? 'M202 88H226L232 94L226 100H202Z' : 'M202 90H230V98H202Z', steel.light, 2.2) +
    circle(128, 118, 9, accent.light, 2.4)
  );
};

/** Angle grinder. Kinds: small, large, cordless. */
export const grinder: Subject = ({ tones, accent, size, kind }) => {
  const r = kind === 'large' ? mix(50, 58, size) : mix(38, 46, size);
  const body =
    path('M92 96H176Q214 98 216 118Q214 138 176 140H92Z', tones.mid) +
    flat('M94 124H214Q210 136 176 138H94Z', tones.dark) +
    flat('M98 102H174V108H98Z', '#FFFFFF', 0.5) +
    vents(150, 108);
  const disc =
    circle(66, 120, r, steel.light) +
    circle(66, 120, r * 0.62, 'none', 1.6) +
    circle(66, 120, 12, graphite.mid);
  const guard = path(
    `M${n(66 - r - 7)} 120A${n(r + 7)} ${n(r + 7)} 0 0 1 ${n(66 + r + 7)} 120L${n(66 + r - 4)} 116A${n(r - 4)} ${n(r - 4)} 0 0 0 ${n(66 - r + 4)} 116Z`,
    graphite.mid,
  );
  return (
    shadow(120, 190, 92) +
    group(
      'translate(4 10) rotate(-14 120 120)',
      kind === 'cordless' ? battery(196, 104, tones, 34) : cord('M214 118Q232 124 230 150Q228 174 206 182'),
      disc,
      path('M60 94H104V146H60Q48 120 60 94Z', graphite.light),
      body,
      guard,
      path('M70 70H84V96H70Z', accent.mid),
      path('M66 40H88Q92 58 84 72H70Q62 58 66 40Z', accent.mid),
      path('M114 92h30v10h-30Z', graphite.dark, 2.4),
    )
  );
};

/** Powered saws. Kinds: circular, jig, mitre, chain, reciprocating. */
export const powerSaw: Subject = ({ tones, accent, size, kind }) => {
  if (kind === 'jig')
    return (
      shadow(120, 200, 74) +
      path('M140 156H152L150 210L140 196Z', steel.light, 2.2) +
      path('M50 148H186V160H50Z', graphite.light) +
      path('M66 148V90Q70 62 104 60H160Q178 66 178 92V148Z', tones.mid) +
      flat('M140 62H160Q176 68 176 92V146H140Z', tones.dark, 0.6) +
      path('M84 86H132V112Q106 108 96 126H84Z', '#E9EBE8', 2.6) +
      vents(148, 96, 3) +
      cord('M66 92Q30 90 30 130')
    );
  if (kind === 'chain')
    return (
      shadow(122, 192, 96) +
      path('M120 128H214Q228 136 228 144Q228 154 214 158H120Z', steel.light) +
      line('M126 134H212M126 152H212', '#14232B', 1.6) +
      path('M34 104H118L136 124V172H34Z', tones.mid) +
      flat('M36 148H134V170H36Z', tones.dark) +
      tube('M58 104Q64 72 104 76Q124 80 126 112', graphite.mid, 8) +
      tube('M34 116Q14 120 16 142Q18 164 36 164', graphite.mid, 8) +
      circle(84, 138, 17, accent.light)
    );
  if (kind === 'reciprocating')
    return (
      shadow(120, 190, 96) +
      group(
        'rotate(-10 120 120)',
        path('M182 112H232L226 122H182Z', steel.light, 2.2) +
          path('M158 98H190V138H158Z', graphite.mid) +
          path('M62 92H160V142H104L96 160H62Z', tones.mid) +
          flat('M64 124H158V140H103L95 158H64Z', tones.dark) +
          tube('M64 100Q26 104 30 138Q36 160 66 154', graphite.mid, 10) +
          vents(110, 102, 4),
      )
    );
  if (kind === 'mitre')
    return (
      shadow(120, 206, 92) +
      path('M32 178H208V200H32Z', graphite.light) +
      path('M72 164H168V180H72Z', steel.mid) +
      circle(120, 118, mix(46, 54, size), steel.light) +
      circle(120, 118, 12, graphite.mid) +
      path(`M62 122A58 58 0 0 1 178 122L166 118A46 46 0 0 0 74 118Z`, tones.mid) +
      path('M132 60Q164 50 196 72L188 92Q160 74 138 82Z', tones.dark) +
      path('M40 104h44v26h-44Z', tones.mid) +
      vents(50, 108, 3)
    );
  const r = mix(46, 56, size);
  return (
    shadow(120, 196, 92) +
    circle(104, 138, r, steel.light) +
    range(14)
      .map((i) =>
        line(
          `M${n(104 + Math.cos(i * 0.449) * (r - 1))} ${n(138 + Math.sin(i * 0.449) * (r - 1))}L${n(104 + Math.cos(i * 0.449 + 0.14) * (r + 5))} ${n(138 + Math.sin(i * 0.449 + 0.14) * (r + 5))}`,
        ),
      )
      .join('') +
    path('M30 156H212V168H30Z', graphite.light) +
    path(`M${n(104 - r - 8)} 156A${n(r + 8)} ${n(r + 8)} 0 0 1 ${n(104 + r + 8)} 156Z`, tones.mid) +
    flat(
      `M${n(104 + r - 22)} 154A${n(r + 8)} ${n(r + 8)} 0 0 0 ${n(104 + 22)} ${n(156 - r - 4)}L${n(104 + r + 6)} 154Z`,
      tones.dark,
      0.6,
    ) +
    circle(104, 136, 14, graphite.mid) +
    path('M108 68Q138 52 172 66Q204 82 206 122L184 122Q182 98 164 92Q144 84 128 94Z', tones.dark) +
    path('M66 76h30v22h-30Z', graphite.mid) +
    cord('M204 120Q228 128 224 160')
  );
};

/** Kinds: orbital, belt, planer, polisher. */
export const sander: Subject = ({ tones, size, kind }) => {
  if (kind === 'belt' || kind === 'planer')
    return (
      shadow(120, 196, 96) +
      path('M28 160H212V182Q212 190 204 190H36Q28 190 28 182Z', kind === 'belt' ? '#8F6340' : steel.mid) +
      circle(48, 176, 11, graphite.mid) +
      circle(192, 176, 11, graphite.mid) +
      path('M40 158Q44 112 92 106H196V158Z', tones.mid) +
      flat('M42 140H194V156H42Z', tones.dark) +
      tube('M96 106Q104 72 142 74H186Q198 76 196 106', graphite.mid, 12) +
      circle(62, 118, 17, graphite.dark) +
      vents(130, 116, 5)
    );
  if (kind === 'polisher')
    return (
      shadow(104, 198, 80) +
      ellipsePad(size) +
      path('M58 150Q58 120 88 118H132V156H58Z', graphite.light) +
      path('M92 104H184Q212 108 212 126Q212 146 184 148H92Z', tones.mid) +
      flat('M94 130H210Q208 146 184 146H94Z', tones.dark) +
      tube('M62 124Q50 92 86 88Q108 88 110 106', graphite.mid, 9) +
      vents(150, 112)
    );
  return (
    shadow(120, 202, 78) +
    path('M54 176H186V192Q186 198 178 198H62Q54 198 54 192Z', '#C9A27C') +
    path('M60 162H180V178H60Z', graphite.mid) +
    path('M72 164V122Q66 82 120 78Q174 82 168 122V164Z', tones.mid) +
    flat('M124 80Q172 84 166 122V162H136Z', tones.dark, 0.6) +
    path('M80 92Q84 58 120 58Q156 58 160 92Q120 76 80 92Z', graphite.light) +
    vents(106, 118) +
    cord('M168 128Q206 122 212 156')
  );
};

const ellipsePad = (size: number): string =>
  path(
    `M${n(96 - mix(52, 60, size))} 166H${n(96 + mix(52, 60, size))}L${n(96 + mix(46, 54, size))} 188H${n(96 - mix(46, 54, size))}Z`,
    '#FBFBF8',
  ) + path('M52 154H140V168H52Z', graphite.mid);

/** Kinds: twist, masonry, sds, hole, step, bits, auger. */
export const drillBit: Subject = ({ tones, size, kind }) => {
  if (kind === 'hole')
    return (
      shadow(120, 200, 66) +
      range(18)
        .map((i) => path(`M${n(62 + i * 6.5)} 184l3.250 9l3.250 -9Z`, steel.dark, 1.4))
        .join('') +
      path('M60 104V186A60 16 0 0 0 180 186V104Z', tones.mid) +
      flat('M144 118V198Q172 194 179 186V106Z', tones.dark) +
      `<ellipse cx="120" cy="104" rx="60" ry="17" fill="${tones.light}" stroke="#14232B" stroke-width="3"/>` +
      path('M108 42H132V104H108Z', steel.mid) +
      path('M102 96h36v12h-36Z', graphite.mid) +
      path('M78 140h12v24h-12ZM110 146h14v26h-14Z', graphite.dark, 2)
    );
  const one = (x: number, w: number, top: number, body: Tones) => {
    const flute = range(7)
      .map((i) =>
        flat(
          `M${n(x - w)} ${n(top + 20 + i * 14)}Q${n(x)} ${n(top + 10 + i * 14)} ${n(x + w)} ${n(top + 8 + i * 14)}V${n(top + 13 + i * 14)}Q${n(x)} ${n(top + 16 + i * 14)} ${n(x - w)} ${n(top + 26 + i * 14)}Z`,
          body.dark,
        ),
      )
      .join('');
    const tip =
      kind === 'masonry' || kind === 'sds'
        ? path(
            `M${n(x - w - 3)} ${top + 8}L${x} ${top - 5}L${n(x + w + 3)} ${top + 8}V${top + 15}H${n(x - w - 3)}Z`,
            tones.mid,
            2.2,
          )
        : path(`M${n(x - w)} ${top + 10}L${x} ${top - 4}L${n(x + w)} ${top + 10}Z`, body.light, 2.2);
    const shank =
      kind === 'sds'
        ? path(`M${n(x - w * 0.8)} ${top + 114}h${n(w * 1.6)}V206h${n(-w * 1.6)}Z`, steel.dark, 2.4) +
          line(`M${x} ${top + 136}V192`, '#14232B', 3)
        : path(`M${n(x - w * 0.7)} ${top + 114}h${n(w * 1.4)}V206h${n(-w * 1.4)}Z`, steel.mid, 2.4);
    return (
      shank +
      path(`M${n(x - w)} ${top + 10}H${n(x + w)}V${top + 116}H${n(x - w)}Z`, body.light, 2.6) +
      flute +
      path(`M${n(x - w)} ${top + 10}H${n(x + w)}V${top + 116}H${n(x - w)}Z`, 'none', 2.6) +
      tip
    );
  };
  if (kind === 'bits')
    return (
      shadow(120, 198, 96) +
      rect(34, 96, 172, 100, 10, tones.mid) +
      flat('M36 160H204V186Q204 194 196 194H44Q36 194 36 186Z', tones.dark) +
      rect(46, 108, 148, 66, 6, graphite.dark) +
      range(8)
        .map((i) =>
          path(
            `M${54 + i * 17} ${126 - i * 1.5}h9v${44 + i * 1.5}h-9Z`,
            pick([steel.light, tones.light, steel.mid], i),
            2,
          ),
        )
        .join('')
    );
  const gold: Tones = { light: '#F0D492', mid: '#D3A84C', dark: '#A67E2E' };
  if (size > 0.66)
    return shadow(120, 206, 60) + turned(34, one(120, 15, 18, kind === 'twist' ? steel : steel));
  return (
    shadow(120, 210, 78) +
    one(70, mix(9, 13, size), 54, steel) +
    one(120, mix(7, 11, size), 46, kind === 'twist' ? gold : steel) +
    one(166, mix(5, 8, size), 64, steel)
  );
};

/** Discs. Kinds: cutting, flap, diamond, blade, wheel. */
export const disc: Subject = ({ tones, accent, size, kind }) => {
  const r = mix(64, 82, size);
  const edge =
    kind === 'blade'
      ? range(24)
          .map((i) =>
            group(
              `rotate(${i * 15} 120 116)`,
              path(`M${n(120 - 5)} ${n(118 - r)}l3 -9l8 9Z`, steel.dark, 1.8),
            ),
          )
          .join('')
      : kind === 'flap'
        ? range(30)
            .map((i) =>
              group(`rotate(${i * 12} 120 116)`, line(`M120 ${n(116 - r)}l7 ${n(r * 0.34)}`, '#14232B', 1.8)),
            )
            .join('')
        : kind === 'diamond'
          ? range(12)
              .map((i) =>
                group(
                  `rotate(${i * 30} 120 116)`,
                  path(
                    `M${n(120 - r * 0.2)} ${n(116 - r - 5)}h${n(r * 0.4)}v13h${n(-r * 0.4)}Z`,
                    tones.mid,
                    2.2,
                  ),
                ),
              )
              .join('')
          : '';
  const face =
    kind === 'cutting'
      ? graphite.mid
      : kind === 'flap'
        ? '#C08A5A'
        : kind === 'wheel'
          ? tones.light
          : steel.light;
  const ring =
    kind === 'flap'
      ? circle(120, 116, r * 0.6, graphite.light)
      : kind === 'cutting'
        ? circle(120, 116, r * 0.6, tones.mid)
        : circle(120, 116, r * 0.56, tones.light);
  return (
    shadow(122, 206, r * 0.95) +
    (kind === 'blade' || kind === 'diamond' ? edge : '') +
    group('translate(7 6)', circle(120, 116, r, graphite.dark)) +
    circle(120, 116, r, face) +
    (kind === 'flap' ? edge : '') +
    ring +
    circle(120, 116, r * 0.3, accent.light, 2.4) +
    circle(120, 116, r * 0.14, '#E9EBE8') +
    line(
      `M${n(120 - r * 0.78)} ${n(116 - r * 0.2)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(120 - r * 0.2)} ${n(116 - r * 0.78)}`,
      '#FFFFFF',
      4,
    ) +
    dot(120, 116, 1, '#14232B')
  );
};

/** Cordless battery packs and chargers. Kinds: pack, charger. */
export const powerPack: Subject = ({ tones, size, kind }) => {
  const h = mix(52, 74, size);
  if (kind === 'charger')
    return (
      shadow(118, 198, 88) +
      cord('M196 178Q222 178 222 150V120') +
      path('M40 150L62 104H178L200 150V186Q200 196 190 196H50Q40 196 40 186Z', graphite.mid) +
      flat('M42 162H198V186Q198 194 190 194H50Q42 194 42 186Z', graphite.dark) +
      path('M78 76H162V126H78Z', tones.mid) +
      path('M70 112H170V134H70Z', graphite.light) +
      dot(60, 172, 5, '#8FD08A') +
      dot(76, 172, 5, '#F2C230')
    );
  return (
    shadow(120, 200, 78) +
    path(`M56 ${196 - h}H184V186Q184 198 172 198H68Q56 198 56 186Z`, graphite.mid) +
    flat(`M58 176H182V186Q182 196 172 196H68Q58 196 58 186Z`, graphite.dark) +
    path(`M70 ${196 - h - 26}H170L178 ${196 - h}H62Z`, graphite.light) +
    path(`M94 ${196 - h - 40}h52v16h-52Z`, graphite.dark, 2.4) +
    rect(72, 196 - h + 12, 96, h * 0.42, 6, tones.mid) +
    range(4)
      .map((i) => plain(86 + i * 19, 196 - h + 20, 11, h * 0.2, 2, i < 3 ? '#FFFFFF' : tones.dark))
      .join('')
  );
};
