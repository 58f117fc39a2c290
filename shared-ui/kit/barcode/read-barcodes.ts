import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

/** Width in px to which a picture is scaled: enough for a code that fills half of it, and fast on a phone. */
const widest = 800;

/** Reads the barcode in the middle of a picture; null if there is none. */
export type ReadBarcode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector: {
  new (): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Uses the browser's BarcodeDetector if it exists, else a library. */
export async function createBarcodeReader(): Promise<ReadBarcode> {
  const hasOwn =
    typeof BarcodeDetector !== 'undefined' && (await BarcodeDetector.getSupportedFormats()).length > 0;
  if (!hasOwn) return readerInScript();
  const detector = new BarcodeDetector();
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

function readerInScript(): ReadBarcode {
  const reader = new MultiFormatOneDReader(new Map());
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const source = new RGBLuminanceSource(greyOf(data), canvas.width, canvas.height);
    try {
      return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
    } catch {
      // The library throws if it finds no code.
      return null;
    }
  };
}

/** Converts RGBA pixels to brightness values. */
function greyOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = (pixels[from]! * 306 + pixels[from + 1]! * 601 + pixels[from + 2]! * 117) >> 10;
  }
  return grey;
}
