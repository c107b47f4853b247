import { text } from '@torchbearer/kit';

/** An id as it may come; one that is no UUID names nothing, one that is missing is a mistake. */
export const someId = () => text(100, 1);
