"""How ideas are come by: plain Python over what the pipeline has learnt, no network and no clock."""
