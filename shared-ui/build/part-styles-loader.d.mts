export default function partStyles(source: string): string;
