import { type Asked, offerMoney } from './offer-money.ts';

/** Computes apart from the page, and ends with the answer. */
addEventListener('message', ({ data }: MessageEvent<Asked[]>) => {
  postMessage(data.map(offerMoney));
  close();
});
