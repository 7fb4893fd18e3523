/** How long to wait for a frame of a video. */
const TIMEOUT_MS = 6_000;
const MAX_SIDE_PX = 1_280;

/** A frame from near the start of a video; null if the browser can't play it. */
export async function posterOf(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.playsInline = true;
  try {
    video.src = url;
    await happening(video, 'loadeddata');
    // The first frames are often black.
    const moment = Number.isFinite(video.duration) ? Math.min(1, video.duration / 2) : 0;
    if (moment > 0) {
      video.currentTime = moment;
      await happening(video, 'seeked');
    }
    return await pictureOf(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function happening(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, TIMEOUT_MS);
    const settle = (done: () => void) => () => {
      clearTimeout(timer);
      done();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener('error', settle(reject), { once: true });
  });
}

function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return Promise.resolve(null);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
