/**
 * A plan is made for the tables as they are now. A kept one, of a statement or of a foreign key's check, is made for
 * the tables as they were: in a new shop empty, so that it reads them from end to end, and goes on doing so while an
 * on-sale fills them.
 */
export const planEveryTime = 'plan_cache_mode=force_custom_plan';
