-- An outlet that goes is looked for among the passes.
create index door_passes_by_outlet on door_passes (seller_id, outlet_id);
