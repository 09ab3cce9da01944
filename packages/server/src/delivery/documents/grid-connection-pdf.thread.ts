import { answerOrders } from '../../platform/threads/answer-orders.ts';
import { buildGridConnectionPdf, type GridConnectionValues } from './grid-connection-pdf.ts';

export type PdfOrder = { values: GridConnectionValues; reference: string };

answerOrders(({ values, reference }: PdfOrder) => buildGridConnectionPdf(values, reference));
