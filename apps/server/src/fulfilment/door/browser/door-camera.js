// The camera: looks for a code a few times a second, and lights the torch where there is one.
import { openReader } from './door-code.js';

const LOOK_MS = 120;
const WIDEST = 960;
/** A code that stays before the camera is one look, not many. */
const GONE_MS = 1500;

const openDecoder = async () => {
  const [library, file] = await Promise.all([
    import('./door-decoder/reader/index.js'),
    fetch('/door-decoder/reader.wasm'),
  ]);
  return openReader(library, await file.arrayBuffer());
};

const pictureOf = (video, canvas) => {
  const scale = Math.min(1, WIDEST / Math.max(video.videoWidth, video.videoHeight));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
};

/** `found` is called once for every code that comes before the camera; whatever it answers false to is asked again. */
const watch = (video, read, found) => {
  const canvas = document.createElement('canvas');
  let last;
  let seenAt = 0;
  const lookOnce = async () => {
    const text = video.videoWidth > 0 ? await read(pictureOf(video, canvas)) : undefined;
    const now = performance.now();
    if (text && (text !== last || now - seenAt > GONE_MS) && (await found(text))) last = text;
    if (text && text === last) seenAt = performance.now();
  };
  const go = () =>
    lookOnce()
      .catch(() => undefined)
      .then(() => setTimeout(() => void go(), LOOK_MS));
  void go();
};

const torchOf = (stream) => {
  const [track] = stream.getVideoTracks();
  if (!track.getCapabilities?.().torch) return undefined;
  let isOn = false;
  return async () => {
    isOn = !isOn;
    await track.applyConstraints({ advanced: [{ torch: isOn }] });
    return isOn;
  };
};

/** Rejects with what is missing: 'camera' where it is refused or not there, 'decoder' where it cannot be run. */
export const openCamera = async (video, found) => {
  const stream = await navigator.mediaDevices
    .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
    .catch(() => Promise.reject(new Error('camera')));
  const read = await openDecoder().catch(() => {
    for (const track of stream.getTracks()) track.stop();
    throw new Error('decoder');
  });
  video.srcObject = stream;
  await video.play();
  watch(video, read, found);
  return { switchTorch: torchOf(stream) };
};
