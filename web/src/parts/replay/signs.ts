// The signs on the buttons of a replay, in the 512 × 512 of icons.

function chevron(left: number, width: number, back: boolean): string {
  const [tip, end] = back ? [left, left + width] : [left + width, left];
  const inner = back ? 56 : -56;
  return `<path d="M${end} 72L${tip} 256L${end} 440L${end + inner} 440L${tip + inner} 256L${end + inner} 72Z"/>`;
}

function bar(left: number): string {
  return `<path d="M${left} 72h56v368h-56z"/>`;
}

export const SIGNS = {
  back: chevron(156, 150, true),
  on: chevron(206, 150, false),
  turnBack: chevron(76, 150, true) + chevron(236, 150, true),
  turnOn: chevron(126, 150, false) + chevron(286, 150, false),
  first: bar(92) + chevron(196, 150, true),
  last: chevron(166, 150, false) + bar(364),
  roundBack: bar(36) + chevron(116, 130, true) + chevron(256, 130, true),
  roundOn: chevron(126, 130, false) + chevron(266, 130, false) + bar(420),
} as const;
