export interface OutletKey {
  sellerId: number;
  outletId: number;
}

export interface OutletMoment extends OutletKey {
  now: Date;
}
