/** The 11 characters that name a YouTube video, from any of its address forms; null for anything else. */
export function youtubeId(address: string | null): string | null {
  const match =
    /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
      address ?? '',
    );
  return match?.[1] ?? null;
}
